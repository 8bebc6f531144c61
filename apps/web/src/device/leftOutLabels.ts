import { useCallback, useEffect, useMemo, useState } from 'react'
import { fetchSiteLabels, type Labels } from '../chain/fetchSiteLabels.ts'
import { type AddressBook, type LeftOutAddresses, useAddressBook, useLeftOutAddresses } from './addressBook.ts'

/** Labels of the site and of the address book's marked entries. The sender's own label of an address wins. */
export function mergeLabels(site: Labels, book: AddressBook, leftOut: LeftOutAddresses): Labels {
  const own = [...leftOut].flatMap((address): [string, string][] => {
    const name = book.get(address)
    return name === undefined ? [] : [[address, name]]
  })
  return own.length === 0 ? site : new Map([...site, ...own])
}

const none: Labels = new Map()

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
 * Addresses that the sender marked in the address book, and those of this deployment's label file, which is fetched when this is used.
 *
 * @param isEnabled false: nothing is fetched, and `labels` is undefined
 */
export function useLeftOutLabels(isEnabled = true): LeftOutLabels {
  const book = useAddressBook()
  const leftOut = useLeftOutAddresses()
  const [site, setSite] = useState<Labels>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isEnabled) return
    let isCurrent = true
    fetchSiteLabels().then(
      (labels) => {
        if (!isCurrent) return
        setSite(labels)
        setError(undefined)
      },
      (cause: unknown) => {
        if (isCurrent) setError(cause)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isEnabled, attempt])
  const available = site ?? (error === undefined ? undefined : none)
  const labels = useMemo(() => available && mergeLabels(available, book, leftOut), [available, book, leftOut])
  return {
    labels: isEnabled ? labels : undefined,
    error,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  }
}
