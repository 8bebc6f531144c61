const noLabels: ReadonlyMap<string, string> = new Map()

/** What the check takes from this device: the addresses to leave out, and whether it starts by itself. */
export function useCheckSources(): {
  /** Label by address in lower case; undefined while a file of the deployment is loading. */
  readonly labels: ReadonlyMap<string, string> | undefined
  readonly checksByItself: boolean
} {
  return { labels: noLabels, checksByItself: false }
}
