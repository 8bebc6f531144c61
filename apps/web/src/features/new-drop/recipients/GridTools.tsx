import { Search } from 'lucide-react'
import { type EntryState, issueTitle, type ListSummary } from '@slotdrop/drops'
import { Button } from '../../../components/Button.tsx'
import { useFormats, useSay, useText } from '../../../i18n/index.ts'
import type { GridEvent, GridFilter } from './gridMachine.ts'
import { messages } from '../messages.generated.ts'
import styles from './GridTools.module.css'
import { FilterButton } from '../../../components/forms/FilterButton.tsx'

/** What a list is filtered by, the way from problem to problem, and the search. */
export function GridTools({
  summary: { tally, entryCount, issues },
  filter,
  onEvent,
  onProblem,
}: {
  readonly summary: ListSummary
  readonly filter: GridFilter
  readonly onEvent: (event: GridEvent) => void
  /** Shows the next problem, or the one before. */
  readonly onProblem: (direction: 1 | -1) => void
}) {
  const t = useText(messages)
  const say = useSay()
  const formats = useFormats()
  const { state, issue, lines, text } = filter
  const states: readonly (readonly [EntryState | undefined, string, number])[] = [
    [undefined, t('filterAll'), entryCount],
    ['error', t('errors'), tally.errors],
    ['check', t('toCheck'), tally.warnings],
    ['ready', t('ready'), tally.ready],
    ['excluded', t(tally.merged > 0 ? 'excludedOrMerged' : 'excluded'), tally.excluded + tally.merged],
  ]
  const hasProblems = tally.errors + tally.warnings > 0
  return (
    <div className={styles.tools}>
      <div className={styles.filters} role="group" aria-label={t('filter')}>
        {states.map(
          ([value, label, number]) =>
            // Nobody asks for what is not there.
            (value !== 'excluded' || number > 0 || state === value) && (
              <FilterButton
                key={label}
                aria-pressed={state === value && issue === undefined && lines === undefined}
                onClick={() => onEvent({ type: 'filtered-by-state', state: value })}
              >
                {label} <span className="figure">{formats.count(number)}</span>
              </FilterButton>
            ),
        )}
        {issue !== undefined && (
          <FilterButton aria-pressed="true" onClick={() => onEvent({ type: 'filter-cleared' })}>
            {say(
              issueTitle(
                issue,
                issues.find(({ kind }) => kind === issue),
              ),
            )}{' '}
            ×
          </FilterButton>
        )}
        {lines && (
          <FilterButton aria-pressed="true" onClick={() => onEvent({ type: 'filter-cleared' })}>
            {t('fromTheCheck', { count: lines.length })} ×
          </FilterButton>
        )}
      </div>
      <div className={styles.keys}>
        <Button size="small" variant="ghost" disabled={!hasProblems} onClick={() => onProblem(1)}>
          {t('nextProblem')} <kbd>J</kbd>
        </Button>
        <Button size="small" variant="ghost" disabled={!hasProblems} onClick={() => onProblem(-1)}>
          {t('previous')} <kbd>K</kbd>
        </Button>
        <label className={styles.search}>
          <Search size={15} aria-hidden="true" />
          <span className="visually-hidden">{t('findInList')}</span>
          <input
            type="search"
            value={text}
            placeholder={t('findInLines', { rows: entryCount })}
            onChange={(event) => onEvent({ type: 'searched', text: event.target.value })}
          />
        </label>
      </div>
    </div>
  )
}
