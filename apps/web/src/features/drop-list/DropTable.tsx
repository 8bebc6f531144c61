import { useText } from '../../i18n/index.ts'
import { DropRow } from './DropRow.tsx'
import styles from './DropTable.module.css'
import type { ListedDrop } from './listedDrop.ts'
import { messages } from './messages.generated.ts'
import { useServiceStages } from './useServiceStages.ts'

/** Drops with their figures in columns. Below 900 px each is an entry of a few lines. */
export function DropTable({
  drops,
  onDeleted,
}: {
  readonly drops: readonly ListedDrop[]
  readonly onDeleted: (drop: ListedDrop) => void
}) {
  const t = useText(messages)
  const serviceLine = useServiceStages()
  return (
    // Roles, as a grid takes those of a table from its elements.
    <div role="table" aria-label={t('drops')} className={styles.table}>
      <div role="row" className={styles.head}>
        <span role="columnheader">{t('drop')}</span>
        <span role="columnheader">{t('state')}</span>
        <span role="columnheader" data-end>
          {t('total')}
        </span>
        <span role="columnheader" data-end>
          {t('recipientsColumn')}
        </span>
        <span role="columnheader">{t('progress')}</span>
        <span role="columnheader">{t('lastEvent')}</span>
        <span role="columnheader">
          <span className="visually-hidden">{t('actions')}</span>
        </span>
      </div>
      {drops.map((drop) => (
        <DropRow key={drop.dropId} drop={drop} service={serviceLine(drop.dropId)} onDeleted={onDeleted} />
      ))}
    </div>
  )
}
