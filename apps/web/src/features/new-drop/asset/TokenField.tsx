import { Search } from 'lucide-react'
import { useId } from 'react'
import { formatAmount } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { CoinFace } from '../../../components/CoinFace.tsx'
import { useNumberLocale, useText } from '../../../i18n/index.ts'
import { isSameAddress } from '../../../chain/isSameAddress.ts'
import type { KnownToken } from '../../../chain/knownTokens.ts'
import { messages } from '../messages.generated.ts'
import styles from './TokenField.module.css'
import { isWholeAddress, useTokenSearch } from './useTokenSearch.ts'

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
  /** The server has not sent the networks yet: what was typed could not be checked. */
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
  const id = useId()
  const search = useTokenSearch({ tokens, held, value, onChoose })
  const { text, found, active, isShown } = search
  return (
    <div
      className={styles.combobox}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.leave()
      }}
    >
      <div className={styles.field}>
        <Search size={16} aria-hidden="true" />
        <input
          id="token"
          type="text"
          className={isWholeAddress(text) ? 'mono' : undefined}
          role="combobox"
          disabled={isAwaited}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && found[active] ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-invalid={isInvalid}
          aria-describedby={answerId}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('tokenPlaceholder')}
          value={text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
          onClick={search.open}
        />
      </div>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('tokens')} hidden={!isShown}>
        {found.map((token, place) => (
          <TokenOption
            key={token.address}
            id={`${id}-${place}`}
            token={token}
            balance={held.get(token.address.toLowerCase())}
            isChosen={isSameAddress(token.address, value)}
            isActive={place === active}
            onChoose={() => search.choose(token.address)}
          />
        ))}
      </div>
    </div>
  )
}

function TokenOption({
  id,
  token: { address, symbol, name, decimals, standard },
  balance,
  isChosen,
  isActive,
  onChoose,
}: {
  readonly id: string
  readonly token: KnownToken
  /** Base units; undefined where it was not read. */
  readonly balance: bigint | undefined
  readonly isChosen: boolean
  /** The arrow keys have come to it. */
  readonly isActive: boolean
  readonly onChoose: () => void
}) {
  const locale = useNumberLocale()
  return (
    // Options are moved through from the field; they take no focus of their own (WAI-ARIA combobox).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      // The field keeps the focus, so that it does not close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CoinFace address={address} />
      <span className={styles.name}>
        <b>{symbol}</b> {name}
        <AddressText address={address} className={styles.address} />
      </span>
      <span className="figure">
        {balance !== undefined && standard !== 'ERC1155' && formatAmount(balance, decimals, { locale })}
      </span>
    </div>
  )
}
