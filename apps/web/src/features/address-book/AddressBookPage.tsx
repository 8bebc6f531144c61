import { type FormEvent, useId, useRef, useState } from 'react'
import { checksumAddress, parseAddress, toCsv } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { CoinFace } from '../../components/CoinFace.tsx'
import { Note } from '../../components/Note.tsx'
import {
  addressesNamed,
  cleanName,
  longestName,
  mostNames,
  useAddressBook,
  withName,
  writeBook,
} from '../../device/addressBook.ts'
import { download } from '../../components/download.ts'
import { useText } from '../../i18n/index.ts'
import { useIsHydrated } from '../../components/useIsHydrated.ts'
import { messages } from './messages.generated.ts'
import { readNames } from './readNames.ts'

/** Lines that are drawn at once; whoever looks for one among more finds it by its name. */
const mostShown = 200

const faults = {
  missing: 'addressMalformed',
  malformed: 'addressMalformed',
  checksum: 'addressChecksum',
  'hidden-character': 'addressHidden',
} as const

/** What this device calls addresses. */
export function AddressBookPage() {
  const t = useText(messages)
  const id = useId()
  const isHydrated = useIsHydrated()
  const book = useAddressBook()
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const [text, setText] = useState('')
  const [renamed, setRenamed] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const keep = (next: Parameters<typeof writeBook>[0], sentence: string) => {
    const isKept = writeBook(next)
    setProblem(isKept ? undefined : t('notKept'))
    setTold(isKept ? sentence : undefined)
    return isKept
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const read = parseAddress(address)
    setTold(undefined)
    if ('fault' in read) setProblem(t(faults[read.fault]))
    else if (cleanName(name) === '') setProblem(t('nameMissing'))
    else if (book.size >= mostNames && !book.has(read.address.toLowerCase())) setProblem(t('full', { most: mostNames }))
    else if (keep(withName(book, read.address, name), t('added', { name: cleanName(name) }))) {
      setAddress('')
      setName('')
    }
  }
  const take = async (file: File) => {
    const { names, skipped } = readNames(await file.text())
    const next = new Map([...book, ...names])
    if (next.size > mostNames) {
      setProblem(t('full', { most: mostNames }))
      return
    }
    keep(
      next,
      skipped.length === 0
        ? t('imported', { names: names.size })
        : t('importedInPart', { names: names.size, lines: skipped.slice(0, 10).join(', '), skipped: skipped.length }),
    )
  }
  const wanted = text.trim().toLowerCase()
  const named = new Set(addressesNamed(book, text))
  const found = [...book]
    .filter(([account]) => wanted === '' || named.has(account) || account.includes(wanted))
    .toSorted(([, a], [, b]) => a.localeCompare(b))
  return (
    <div className="settings address-book">
      <h1>{t('addressBook')}</h1>
      <p className="muted">{t('about')}</p>
      <form className="address-book-form" onSubmit={add} noValidate>
        <div className="field">
          <label htmlFor={`${id}-name`}>{t('name')}</label>
          <input
            id={`${id}-name`}
            type="text"
            maxLength={longestName}
            autoComplete="off"
            disabled={!isHydrated}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-address`}>{t('address')}</label>
          <input
            id={`${id}-address`}
            type="text"
            className="mono"
            spellCheck={false}
            autoComplete="off"
            placeholder="0x…"
            disabled={!isHydrated}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <Button type="submit" variant="primary">
          {t('add')}
        </Button>
      </form>
      {problem !== undefined && <Note tone="fault">{problem}</Note>}
      <p className="small" role="status">
        {told}
      </p>
      <div className="button-row">
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('fileOfNames')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void take(file)
            event.target.value = ''
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('import')}</Button>
        <Button
          disabled={book.size === 0}
          onClick={() =>
            download(
              'address-book.csv',
              toCsv(
                ['name', 'address'],
                [...book].map(([account, called]) => [called, checksumAddress(account as `0x${string}`)]),
              ),
              'text/csv',
            )
          }
        >
          {t('export')}
        </Button>
        {book.size > 0 && (
          <label className="address-book-find">
            <span className="visually-hidden">{t('find')}</span>
            <input
              type="search"
              className="find"
              placeholder={t('findHint')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
      </div>
      {book.size === 0 ? (
        <p className="muted tab-empty">{t('empty')}</p>
      ) : (
        <ul className="address-book-list" aria-label={t('names')}>
          {found.slice(0, mostShown).map(([account, called]) => (
            <BookLine
              key={account}
              address={checksumAddress(account as `0x${string}`)}
              name={called}
              isEditing={renamed === account}
              onEdit={(isEditing) => setRenamed(isEditing ? account : undefined)}
              onName={(next) => {
                keep(
                  withName(book, account, next),
                  next === '' ? t('removed', { name: called }) : t('renamed', { name: next }),
                )
                setRenamed(undefined)
              }}
            />
          ))}
        </ul>
      )}
      {found.length > mostShown && <p className="small">{t('more', { more: found.length - mostShown })}</p>}
      {book.size > 0 && found.length === 0 && <p className="muted">{t('noneFits')}</p>}
    </div>
  )
}

function BookLine({
  address,
  name,
  isEditing,
  onEdit,
  onName,
}: {
  readonly address: string
  readonly name: string
  readonly isEditing: boolean
  readonly onEdit: (isEditing: boolean) => void
  /** A new name; empty for none. */
  readonly onName: (name: string) => void
}) {
  const t = useText(messages)
  const [text, setText] = useState(name)
  return (
    <li>
      {isEditing ? (
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault()
            if (cleanName(text) !== '') onName(cleanName(text))
          }}
        >
          <input
            type="text"
            aria-label={t('nameOf', { address })}
            maxLength={longestName}
            // She asked for it by pressing the button on this very line.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onEdit(false)}
          />
          <span className="button-row">
            <Button size="small" variant="primary" type="submit">
              {t('save')}
            </Button>
            <Button size="small" onClick={() => onEdit(false)}>
              {t('cancel')}
            </Button>
          </span>
        </form>
      ) : (
        <b>
          <bdi>{name}</bdi>
        </b>
      )}
      <span className="entry-address">
        <CoinFace address={address} />
        <AddressText address={address} />
      </span>
      {!isEditing && (
        <span className="button-row">
          <Button
            size="small"
            onClick={() => {
              setText(name)
              onEdit(true)
            }}
          >
            {t('rename')}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <Button size="small" variant="ghost" onClick={() => onName('')}>
            {t('remove')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </span>
      )}
    </li>
  )
}
