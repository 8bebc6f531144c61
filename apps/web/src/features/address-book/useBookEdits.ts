import { useState } from 'react'
import { type AddressBook, type LeftOutAddresses, maxNames, withName, writeBook } from '../../device/addressBook.ts'
import { useText } from '../../i18n/index.ts'
import { messages as addressMessages } from '../../components/messages.generated.ts'
import { messages } from './messages.generated.ts'
import { type Addition, planAddition } from './planAddition.ts'
import { type ImportPlan, planImport } from './planImport.ts'

type Fault = Extract<Addition, { fault: unknown }>['fault']

/** What is wrong with an address is said as anywhere else. */
const addressFaults = {
  missing: 'addressMalformed',
  malformed: 'addressMalformed',
  checksum: 'addressChecksum',
  'hidden-character': 'addressHidden',
} as const satisfies Record<Exclude<Fault, 'full' | 'nameless'>, string>

/** Lines of a file that are named. */
const namedLines = 10

/** Numbers of lines, the first ones if there are many. */
export function lineNumbers(lines: readonly number[]): string {
  const named = lines.slice(0, namedLines).join(', ')
  return lines.length > namedLines ? `${named}, …` : named
}

/** A file that was chosen and is not imported yet. */
export type ChosenFile = ImportPlan & { readonly file: string }

/** Changes of the address book, and what the page says of the last one. */
export function useBookEdits(book: AddressBook, leftOut: LeftOutAddresses) {
  const t = useText(messages)
  const ofAddress = useText(addressMessages)
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState<string>()
  const [chosen, setChosen] = useState<ChosenFile>()
  const textOf = (fault: Fault) => {
    if (fault === 'full') return t('full', { most: maxNames })
    return fault === 'nameless' ? t('nameMissing') : ofAddress(addressFaults[fault])
  }
  const fail = (text: string) => {
    setAnnouncement(undefined)
    setProblem(text)
  }
  const keep = (next: AddressBook, nextLeftOut: LeftOutAddresses, sentence: string) => {
    const isKept = writeBook(next, nextLeftOut)
    setProblem(isKept ? undefined : t('notKept'))
    setAnnouncement(isKept ? sentence : undefined)
    return isKept
  }
  const withMark = (address: string, isLeftOut: boolean) => {
    const next = new Set(leftOut)
    if (isLeftOut) next.add(address)
    else next.delete(address)
    return next
  }
  return {
    problem,
    announcement,
    chosen,
    /** @returns whether the name was kept */
    add: (address: string, name: string, isLeftOut: boolean): boolean => {
      const addition = planAddition(book, address, name)
      if ('fault' in addition) {
        fail(textOf(addition.fault))
        return false
      }
      const marks = isLeftOut ? withMark(addition.address, true) : leftOut
      return keep(addition.book, marks, t('added', { name: addition.name }))
    },
    /** An empty name takes the address out. */
    rename: (account: string, before: string, name: string) => {
      const sentence = name === '' ? t('removed', { name: before }) : t('renamed', { name })
      keep(withName(book, account, name), leftOut, sentence)
    },
    mark: (account: string, name: string, isLeftOut: boolean) => {
      keep(book, withMark(account, isLeftOut), t(isLeftOut ? 'marked' : 'unmarked', { name }))
    },
    chooseFile: async (file: File) => {
      const plan = planImport(book, await file.text())
      if ('problem' in plan) {
        setChosen(undefined)
        const room = maxNames - book.size
        fail(
          plan.problem === 'empty'
            ? t('importEmpty', { file: file.name })
            : t('fullByFile', { file: file.name, names: plan.names, fresh: plan.fresh, most: maxNames, room }),
        )
        return
      }
      setProblem(undefined)
      setAnnouncement(undefined)
      setChosen({ ...plan, file: file.name })
    },
    cancelImport: () => setChosen(undefined),
    importNames: (areLeftOut: boolean) => {
      if (!chosen) return
      const { names, skipped } = chosen
      const marked = areLeftOut ? names.keys() : chosen.leftOut
      const next = new Map([...book, ...names])
      setChosen(undefined)
      // The book may have changed in another tab since the file was read.
      if (next.size > maxNames) {
        fail(t('full', { most: maxNames }))
        return
      }
      keep(
        next,
        new Set([...leftOut, ...marked]),
        skipped.length === 0
          ? t('imported', { names: names.size })
          : t('importedInPart', { names: names.size, lines: lineNumbers(skipped), skipped: skipped.length }),
      )
    },
  }
}
