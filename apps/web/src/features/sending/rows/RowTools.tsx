import { SearchInput } from '../../../components/forms/SearchInput.tsx'
import { useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { rowLooks, rowStates } from './rowLooks.ts'
import styles from './RowTools.module.css'

/** Filters the rows of a drop by their state, and by a text. */
export function RowTools({
  state,
  query,
  order,
  found,
  total,
  onFilter,
}: {
  readonly state: string | undefined
  readonly query: string
  /** In which order the rows stand; undefined where there is no choice. */
  readonly order: 'source' | 'account' | undefined
  /** Rows that fit; undefined where nothing is filtered. */
  readonly found: number | undefined
  readonly total: number
  readonly onFilter: (key: 'q' | 'state' | 'order', value: string | undefined) => void
}) {
  const t = useText(messages)
  return (
    <div className={styles.rowTools}>
      <label>
        <span className="visually-hidden">{t('state')}</span>
        <select value={state ?? ''} onChange={(event) => onFilter('state', event.target.value || undefined)}>
          <option value="">{t('allStates')}</option>
          {rowStates.map((key) => (
            <option key={key} value={key}>
              {t(rowLooks[key].text)}
            </option>
          ))}
        </select>
      </label>
      {order && (
        <label>
          <span className="visually-hidden">{t('order')}</span>
          <select
            value={order}
            onChange={({ target }) => onFilter('order', target.value === 'account' ? 'account' : undefined)}
          >
            <option value="source">{t('orderOfFile')}</option>
            <option value="account">{t('orderByAddress')}</option>
          </select>
        </label>
      )}
      <span className="small" aria-live="polite">
        {found !== undefined && t('foundOf', { rows: found, total })}
      </span>
      <label className="visually-hidden" htmlFor="find-row">
        {t(order ? 'findLine' : 'findRow')}
      </label>
      <SearchInput
        id="find-row"
        placeholder={t(order ? 'addressOrLine' : 'addressOrRow')}
        defaultValue={query}
        onChange={(event) => onFilter('q', event.target.value || undefined)}
      />
    </div>
  )
}
