import { useMemo, useSyncExternalStore } from 'react'
import { fetchSiteLabels, type Labels } from '../chain/fetchSiteLabels.ts'
import { type AddressBook, type LeftOutAddresses, useAddressBook, useLeftOutAddresses } from './addressBook.ts'

/** Labels of the site and of the address book's marked entries. The sender's own label of an address wins. */
function mergeLabels(site: Labels, book: AddressBook, leftOut: LeftOutAddresses): Labels {
  const own = [...leftOut].flatMap((address): [string, string][] => {
    const name = book.get(address)
    return name === undefined ? [] : [[address, name]]
  })
  return own.length === 0 ? site : new Map([...site, ...own])
}

/** The site's labels, or why they did not load. Both undefined while they load. */
type SiteState = { readonly labels?: Labels; readonly error?: unknown }

const nothing: SiteState = {}
const noLabels: Labels = new Map()
const listeners = new Set<() => void>()
let site = nothing
let isRequested = false

function setSite(next: SiteState): void {
  site = next
  for (const listener of listeners) listener()
}

function loadSite(): void {
  isRequested = true
  fetchSiteLabels().then(
    (labels) => setSite({ labels }),
    (error: unknown) => setSite({ error }),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isRequested) loadSite()
  return () => listeners.delete(listener)
}

function subscribeToNothing(): () => void {
  return () => {}
}

/** Addresses to leave out of lists, as far as they are known. */
export type LeftOutLabels = {
  /** Label by address in lower case; undefined while the site's labels load. After a failure only the sender's own. */
  readonly labels: Labels | undefined
  /** Why the site's labels did not load: an error with a sentence for the user. */
  readonly error: unknown
  /** Loads the site's labels again after a failure. */
  readonly retry: () => void
}

/**
 * Addresses that the sender marked in the address book, and those of this deployment's label file, which is fetched when this is used,
 * once for the page.
 *
 * @param isEnabled false: nothing is fetched, and `labels` is undefined
 */
export function useLeftOutLabels(isEnabled = true): LeftOutLabels {
  const book = useAddressBook()
  const leftOut = useLeftOutAddresses()
  const state = useSyncExternalStore(
    isEnabled ? subscribe : subscribeToNothing,
    () => (isEnabled ? site : nothing),
    () => nothing,
  )
  const { error } = state
  const loaded = state.labels ?? (error === undefined ? undefined : noLabels)
  const labels = useMemo(() => loaded && mergeLabels(loaded, book, leftOut), [loaded, book, leftOut])
  return { labels, error, retry: loadSite }
}
