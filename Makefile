.PHONY: run test

run:
	@./divetable

test:
	@./divetable test
