/** Fetches the page anew, as what it may call is decided when it is fetched, and comes back to where the nodes are listed. */
export function reloadAtNetworks(): void {
  history.replaceState(history.state, '', '#networks')
  location.reload()
}
