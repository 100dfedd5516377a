/** Which screen is shown: the path of the address. */

class Route {
  path = $state(location.pathname)
}

export const route = new Route()

addEventListener('popstate', () => (route.path = location.pathname))

export function go(path: string) {
  history.pushState(null, '', path)
  route.path = path
  scrollTo(0, 0)
}

/** Follow a link within the client; whoever wants another tab gets it. */
export function follow(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go((event.currentTarget as HTMLAnchorElement).pathname)
}
