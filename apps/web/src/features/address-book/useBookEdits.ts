import { useState } from 'react'
import { type AddressBook, maxNames, withName, writeBook } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { messages as addressMessages } from '../../components/messages.generated.ts'
import { messages } from './messages.generated.ts'
import { type Addition, planAddition } from './planAddition.ts'
import { readNames } from './readNames.ts'

type Fault = Extract<Addition, { fault: unknown }>['fault']

/** What is wrong with an address is said as anywhere else. */
const addressFaults = {
  missing: 'addressMalformed',
  malformed: 'addressMalformed',
  checksum: 'addressChecksum',
  'hidden-character': 'addressHidden',
} as const satisfies Record<Exclude<Fault, 'full' | 'nameless'>, string>

/** Changes of the address book, and what the page says of the last one. */
export function useBookEdits(book: AddressBook) {
  const t = useText(messages)
  const ofAddress = useText(addressMessages)
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState<string>()
  const textOf = (fault: Fault) => {
    if (fault === 'full') return t('full', { most: maxNames })
    return fault === 'nameless' ? t('nameMissing') : ofAddress(addressFaults[fault])
  }
  const keep = (next: AddressBook, sentence: string) => {
    const isKept = writeBook(next)
    setProblem(isKept ? undefined : t('notKept'))
    setAnnouncement(isKept ? sentence : undefined)
    return isKept
  }
  return {
    problem,
    announcement,
    /** @returns whether the name was kept */
    add: (address: string, name: string): boolean => {
      const addition = planAddition(book, address, name)
      if ('book' in addition) return keep(addition.book, t('added', { name: addition.name }))
      setAnnouncement(undefined)
      setProblem(textOf(addition.fault))
      return false
    },
    /** An empty name takes the address out. */
    rename: (account: string, before: string, name: string) => {
      keep(withName(book, account, name), name === '' ? t('removed', { name: before }) : t('renamed', { name }))
    },
    importFile: async (file: File) => {
      const { names, skipped } = readNames(await file.text())
      const next = new Map([...book, ...names])
      if (next.size > maxNames) {
        setProblem(t('full', { most: maxNames }))
        return
      }
      keep(
        next,
        skipped.length === 0
          ? t('imported', { names: names.size })
          : t('importedInPart', { names: names.size, lines: skipped.slice(0, 10).join(', '), skipped: skipped.length }),
      )
    },
  }
}
