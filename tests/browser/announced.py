"""What a screen reader is told to say: changes of live regions, noted as they come."""

from playwright.sync_api import Page

LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]"

RECORDER = """
(() => {
  const LIVE = 'REGIONS'
  const KINDS = { polite: 'live', assertive: 'alert' }
  const kindOf = (region) => region.getAttribute('role') ?? KINDS[region.getAttribute('aria-live')]
  const textOf = (node) => node.textContent.replace(/\\s+/g, ' ').trim()
  const last = new WeakMap()
  window.announced = []

  function note(region, text) {
    if (text) window.announced.push(`${kindOf(region)}: ${text}`)
  }

  /** A status is read as a whole, elsewhere only what is new. What comes with its region is not. */
  new MutationObserver((records) => {
    const wholes = new Set()
    for (const { target, type, addedNodes } of records) {
      const within = target.nodeType === 1 ? target : target.parentElement
      const region = within?.closest(LIVE)
      if (!region || !region.isConnected) continue
      const isWhole = ['status', 'alert'].includes(region.getAttribute('role'))
      if (isWhole) wholes.add(region)
      else if (type === 'characterData') note(region, textOf(target.parentElement))
      else for (const node of addedNodes) note(region, textOf(node))
    }
    for (const region of wholes) {
      const text = textOf(region)
      if (text !== last.get(region)) note(region, text)
      last.set(region, text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()
""".replace("REGIONS", LIVE)


def listen(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(RECORDER)


def heard(page: Page) -> list[str]:
    """What was announced since this was asked last."""
    found: list[str] = page.evaluate("() => window.announced.splice(0)")
    return found
