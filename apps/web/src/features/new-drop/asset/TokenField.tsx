import { BadgeCheck, Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { formatAmount } from '@slotdrop/drops'
import { isAddress } from 'viem'
import { AddressText } from '../../../components/AddressText.tsx'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { Pill } from '../../../components/Pill.tsx'
import { useNumberLocale, useText } from '../../../i18n/index.ts'
import type { KnownToken } from '../../../chain/knownTokens.ts'
import { messages } from '../messages.generated.ts'
import styles from './TokenField.module.css'

function same(a: string, b: string) {
  return a.toLowerCase() === b.toLowerCase()
}

function isListed(tokens: readonly KnownToken[], address: string) {
  return tokens.some((token) => same(token.address, address))
}

/** Tokens that match what was typed: held ones first, then in the list's order. */
export function findTokens(
  tokens: readonly KnownToken[],
  held: ReadonlyMap<string, bigint>,
  typed: string,
): readonly KnownToken[] {
  const wanted = typed.trim().toLowerCase()
  const hasSome = ({ address }: KnownToken) => (held.get(address.toLowerCase()) ?? 0n) > 0n
  const matching = tokens.filter(({ symbol, name, address }) =>
    [symbol, name, address].some((text) => text.toLowerCase().includes(wanted)),
  )
  return [...matching.filter(hasSome), ...matching.filter((token) => !hasSome(token))]
}

/** One field for all ways to a token: its name, its symbol, its address. What is not on the list is taken by its address. */
export function TokenField({
  isAwaited = false,
  tokens,
  held,
  value,
  isInvalid,
  answerId,
  onChoose,
}: {
  /** The server has not told the networks yet: what was typed could not be judged. */
  readonly isAwaited?: boolean
  readonly tokens: readonly KnownToken[]
  /** Base units by address in lower case, of those that were read. */
  readonly held: ReadonlyMap<string, bigint>
  /** Address that is chosen; empty for none. */
  readonly value: string
  readonly isInvalid: boolean
  readonly answerId: string
  readonly onChoose: (address: string) => void
}) {
  const t = useText(messages)
  const numbers = useNumberLocale()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const text = typed ?? value
  // A chosen address is no search: the list opens in full again.
  const found = findTokens(tokens, held, typed === undefined || isAddress(text, { strict: false }) ? '' : text)
  const current = found[active]
  const shows = isOpen && found.length > 0

  const choose = (address: string) => {
    setTyped(undefined)
    setOpen(false)
    setActive(-1)
    onChoose(address)
  }
  const type = (next: string) => {
    const trimmed = next.trim()
    const isWhole = isAddress(trimmed, { strict: false })
    if (isWhole || trimmed === '') {
      choose(trimmed)
      setOpen(trimmed === '')
      return
    }
    setTyped(next)
    setOpen(true)
    setActive(-1)
    // What looks like an address, or matches nothing, is judged at once; a name on its way is not.
    onChoose(findTokens(tokens, held, trimmed).length === 0 ? trimmed : '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(isOpen || active >= 0 ? (active + step < 0 ? last : active + step > last ? 0 : active + step) : 0)
    } else if (event.key === 'Enter' && shows) {
      event.preventDefault()
      const chosen = current ?? (found.length === 1 ? found[0] : undefined)
      if (chosen) choose(chosen.address)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    }
  }
  return (
    <div
      className={styles.combobox}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className={styles.field}>
        <Search size={16} aria-hidden="true" />
        <input
          id="token"
          type="text"
          className={isAddress(text, { strict: false }) ? 'mono' : undefined}
          role="combobox"
          disabled={isAwaited}
          aria-expanded={shows}
          aria-controls={`${id}-list`}
          aria-activedescendant={shows && current ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-invalid={isInvalid}
          aria-describedby={answerId}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('tokenPlaceholder')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
        />
      </div>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('tokens')} hidden={!shows}>
        {found.map((token, place) => (
          // Options are moved through from the field; they take no focus of their own (WAI-ARIA combobox).
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={token.address}
            id={`${id}-${place}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={same(token.address, value)}
            data-active={place === active}
            ref={(element) => {
              if (place === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            // The field keeps the focus, so that it does not close before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(token.address)}
          >
            <CoinFace address={token.address} />
            <span className={styles.name}>
              <b>{token.symbol}</b> {token.name}
              <AddressText address={token.address} className={styles.address} />
            </span>
            <span className="figure">{heldText(token, held, numbers)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

function heldText(
  { address, decimals, standard }: KnownToken,
  held: ReadonlyMap<string, bigint>,
  locale: string,
): string {
  const balance = held.get(address.toLowerCase())
  if (balance === undefined || standard === 'ERC1155') return ''
  return formatAmount(balance, decimals, { locale })
}

/** Whether a token is on the list that ships with the app. What is not is labelled, never refused. */
export function ListedMark({ tokens, address }: { readonly tokens: readonly KnownToken[]; readonly address: string }) {
  const t = useText(messages)
  return isListed(tokens, address) ? (
    <Pill tone="settled" icon={<BadgeCheck size={13} aria-hidden="true" />}>
      {t('onTheList')}
    </Pill>
  ) : (
    <Pill tone="flight">{t('notOnTheList')}</Pill>
  )
}
