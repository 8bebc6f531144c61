import { useId, useState } from 'react'
import { amountProblemSentence, checksumAddress, parseTypedAmount } from '@slotdrop/drops'
import type { Hex } from 'viem'
import { AddressText } from '../../../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { SearchInput } from '../../../../components/forms/SearchInput.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { toPlainName } from '../../../../components/UntrustedText.tsx'
import { findNames, useAddressBook } from '../../../../device/addressBook.ts'
import { useSay, useText } from '../../../../i18n/index.ts'
import type { Asset } from '../../asset/fetchAsset.ts'
import { messages } from '../../messages.generated.ts'
import type { ListSource } from '../../newDropMachine.ts'
import { namesAsList } from './namesAsList.ts'
import styles from './SavedNames.module.css'

/** Names that are drawn at once; others are found by their text. */
const maxShown = 200

/** The names of the address book, of which some get the same amount each. */
export function SavedNames({
  asset: { symbol, decimals },
  onSource,
}: {
  readonly asset: Pick<Asset, 'symbol' | 'decimals'>
  readonly onSource: (source: ListSource) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const id = useId()
  const book = useAddressBook()
  const [search, setSearch] = useState('')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  // A name may be removed in another tab.
  const chosen = new Set([...marked].filter((address) => book.has(address)))
  const found = findNames(book, search)
  const mark = (addresses: readonly string[], isMarked: boolean) => {
    const next = new Set(chosen)
    for (const address of addresses) {
      if (isMarked) next.add(address)
      else next.delete(address)
    }
    setMarked(next)
  }
  const read = parseTypedAmount(text, decimals)
  const isWrong = text.trim() !== '' && 'fault' in read
  const add = () => {
    if ('amount' in read && chosen.size > 0)
      onSource(namesAsList(book, chosen, { name: t('sourceNames'), amount: read.amount }))
  }
  if (book.size === 0)
    return (
      <>
        <p className="muted">{t('noNames')}</p>
        <ButtonRow>
          <ButtonLink href="/address-book">{t('openNames')}</ButtonLink>
        </ButtonRow>
      </>
    )
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={found.length > 0 && found.every(([address]) => chosen.has(address))}
            onChange={(event) =>
              mark(
                found.map(([address]) => address),
                event.target.checked,
              )
            }
          />
          {t('markNames', { names: found.length })}
        </label>
        <label>
          <span className="visually-hidden">{t('findNames')}</span>
          <SearchInput
            placeholder={t('findNamesHint')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
      </div>
      {found.length > 0 ? (
        <ul className={styles.names} aria-label={t('savedNames')}>
          {found.slice(0, maxShown).map(([address, name]) => (
            <li key={address}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(address)}
                  onChange={(event) => mark([address], event.target.checked)}
                />
                <b>
                  <bdi>{name}</bdi>
                </b>
                {/* Sound: keys of the book are addresses, what is none was left out when it was read. */}
                <AddressText address={checksumAddress(address as Hex)} />
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('noNameFits')}</p>
      )}
      {found.length > maxShown && <p className="small">{t('moreNames', { more: found.length - maxShown })}</p>}
      <Field
        as="form"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label htmlFor={id}>{t('eachGets', { symbol: toPlainName(symbol) })}</label>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {isWrong && (
          <FieldError id={`${id}-fault`}>
            {say(amountProblemSentence(text, read, decimals))} {t('amountWrong', { decimals })}
          </FieldError>
        )}
        <ButtonRow>
          <Button variant="primary" type="submit" disabled={chosen.size === 0 || 'fault' in read}>
            {t('addNames', { recipients: chosen.size })}
          </Button>
        </ButtonRow>
      </Field>
    </>
  )
}
