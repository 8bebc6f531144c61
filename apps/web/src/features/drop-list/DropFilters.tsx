import { useEffect, useRef } from 'react'
import { useRouter } from 'next/router'
import { useChainName } from '../../components/useChain.ts'
import { useText } from '../../i18n/index.ts'
import { isInPart, type ListedDrop, listOrders, dropParts, type ListQuery, parseListQuery } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import { SearchInput } from '../../components/forms/SearchInput.tsx'
import styles from './DropFilters.module.css'
import { FilterButton } from '../../components/forms/FilterButton.tsx'

/** Changes one part of the list's query in the address; without a value it asks for everything. */
type SetQuery = (key: 'state' | 'chain' | 'q' | 'sort', value: string | undefined) => void

/** Filters and order of the drop list, from the address. */
export function DropFilters({ drops }: { readonly drops: readonly ListedDrop[] }) {
  const router = useRouter()
  const t = useText(messages)
  const query = parseListQuery(router.query)
  // A second choice may come before the address has the first: it begins with what was asked for last.
  const asked = useRef(router.query)
  useEffect(() => {
    asked.current = router.query
  }, [router.query])
  const set: SetQuery = (key, value) => {
    const { [key]: _, ...rest } = asked.current
    asked.current = value ? { ...rest, [key]: value } : rest
    void router.replace({ query: asked.current }, undefined, { shallow: true })
  }
  return (
    <div className={styles.filters} role="group" aria-label={t('filter')}>
      <PartFilters drops={drops} query={query} onSet={set} />
      <NetworkFilter drops={drops} query={query} onSet={set} />
      <OrderChoice query={query} onSet={set} />
      <label className="visually-hidden" htmlFor="find-drop">
        {t('find')}
      </label>
      <SearchInput
        key={String(router.isReady)}
        id="find-drop"
        className={styles.find}
        placeholder={t('findHint')}
        defaultValue={query.text}
        onChange={(event) => set('q', event.target.value || undefined)}
      />
    </div>
  )
}

type FilterProps = {
  readonly drops: readonly ListedDrop[]
  readonly query: ListQuery
  readonly onSet: SetQuery
}

const partTexts = { 'under-way': 'open', 'needs-you': 'refused', complete: 'complete', closed: 'closed' } as const

function PartFilters({ drops, query, onSet }: FilterProps) {
  const t = useText(messages)
  return (
    <>
      <FilterButton aria-pressed={query.part === undefined} onClick={() => onSet('state', undefined)}>
        {t('all', { drops: drops.length })}
      </FilterButton>
      {dropParts.map((part) => {
        const number = drops.filter((drop) => isInPart(drop, part)).length
        return (
          (number > 0 || query.part === part) && (
            <FilterButton key={part} aria-pressed={query.part === part} onClick={() => onSet('state', part)}>
              {t('stateCount', { state: t(partTexts[part]), drops: number })}
            </FilterButton>
          )
        )
      })}
      <FilterButton aria-pressed={query.part === 'drafts'} onClick={() => onSet('state', 'drafts')}>
        {t('drafts')}
      </FilterButton>
    </>
  )
}

function NetworkFilter({ drops, query, onSet }: FilterProps) {
  const t = useText(messages)
  const chainName = useChainName()
  const chainIds = [...new Set(drops.map(({ chainId }) => chainId))]
  if (chainIds.length < 2) return null
  return (
    <label>
      <span className="visually-hidden">{t('network')}</span>
      <select value={query.chainId ?? ''} onChange={(event) => onSet('chain', event.target.value || undefined)}>
        <option value="">{t('allNetworks')}</option>
        {chainIds.map((chainId) => (
          <option key={chainId} value={chainId}>
            {chainName(chainId)}
          </option>
        ))}
      </select>
    </label>
  )
}

function OrderChoice({ query, onSet }: Omit<FilterProps, 'drops'>) {
  const t = useText(messages)
  return (
    <label className={styles.order}>
      <span className="visually-hidden">{t('order')}</span>
      <select
        value={query.order}
        onChange={({ target: { value } }) => onSet('sort', value === 'newest' ? undefined : value)}
      >
        {listOrders.map((order) => (
          <option key={order} value={order}>
            {t(order === 'newest' ? 'orderNewest' : order === 'name' ? 'orderName' : 'orderRows')}
          </option>
        ))}
      </select>
    </label>
  )
}
