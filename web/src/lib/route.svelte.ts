/** Which screen is shown: the path of the address, and the place on it. */

class Route {
  path = $state(location.pathname)
  hash = $state(location.hash.slice(1))
}

export const route = new Route()

addEventListener('popstate', () => {
  route.path = location.pathname
  route.hash = location.hash.slice(1)
})

export function go(address: string) {
  const [path = '', hash = ''] = address.split('#')
  history.pushState(null, '', address)
  if (!hash) scrollTo(0, 0)
  route.path = path
  route.hash = hash
}

/** Follow a link within the client; opening it in another tab still works. */
export function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a')
  if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(link.pathname + link.hash)
}
