"""Records in plain Python: fields by name, rows, copies."""

from typing import Annotated

from divetable.workshop.records import Record, copied, fill, fill_fields, new, rows


class Diver(Record):
    air: int
    dust: Annotated[list[int], 3]


class Table(Record):
    round: int  # Numpy has methods of these names
    size: float
    oldest: Diver
    divers: Annotated[list[Diver], 4]


def test_a_field_may_have_the_name_of_a_method_of_numpys() -> None:
    table = new(Table)
    table.round, table.size = 3, 0.5

    assert (table.round, table.size) == (3, 0.5)


def test_what_is_inside_a_record_is_seen_and_changed_in_its_place() -> None:
    table = new(Table)
    diver = table.divers[2]
    diver.air = 7
    fill(diver.dust, [4, 5])
    table.oldest = diver
    diver.air -= 1

    assert [one.air for one in table.divers] == [0, 0, 6, 0]
    assert (table.oldest.air, list(table.oldest.dust)) == (7, [4, 5, 0])


def test_a_copy_has_memory_of_its_own() -> None:
    tables = rows(Table, 2)
    tables[0].divers[1].air = 5
    again = copied(tables[0])
    tables[1] = tables[0]
    tables[0].divers[1].air = 9

    assert again.divers[1].air == tables[1].divers[1].air == 5


def test_records_in_a_row_are_filled_field_by_field() -> None:
    table = new(Table)
    fill_fields(table.divers, air=[3, 4])

    assert [diver.air for diver in table.divers] == [3, 4, 0, 0]
