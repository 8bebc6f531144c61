import { useRouter } from 'next/router'
import { useText } from '../../i18n/index.ts'
import { DraftList } from '../drafts/index.ts'
import { DropFilters } from './DropFilters.tsx'
import { DropTable } from './DropTable.tsx'
import { DropTotals } from './DropTotals.tsx'
import { type ListedDrop, parseListQuery, selectDrops } from './listedDrop.ts'
import { messages } from './messages.generated.ts'

/** Drops and drafts, as the address asks for them, where there is at least one drop. */
export function DropBoard({
  drops,
  onDeleted,
}: {
  readonly drops: readonly ListedDrop[]
  readonly onDeleted: (drop: ListedDrop) => void
}) {
  const t = useText(messages)
  const query = parseListQuery(useRouter().query)
  const shown = selectDrops(drops, query)
  return (
    <>
      <DropTotals drops={drops} />
      <DropFilters drops={drops} />
      {query.part !== 'drafts' && shown.length === 0 && <p className="muted">{t('noneFits')}</p>}
      {query.part !== 'drafts' && shown.length > 0 && <DropTable drops={shown} onDeleted={onDeleted} />}
      {(query.part === undefined || query.part === 'drafts') && <DraftList />}
    </>
  )
}
