import { useState } from 'react'
import { Button } from '../../../../components/Button.tsx'
import { Choice } from '../../../../components/forms/Choice.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { useSay, useText } from '../../../../i18n/index.ts'
import styles from '../../key/KeyPanel.module.css'
import type { useKeepOnServer } from '../../../share/index.ts'
import { messages } from '../messages.generated.ts'
import { PublishFirst } from './PublishFirst.tsx'
import { readRowsPerDay } from './readRowsPerDay.ts'
import { rowsOfPurse } from './requestsMoney.ts'
import { RowsPerDay } from './RowsPerDay.tsx'
import { feesOf } from '../serviceOverview.ts'
import type { ServiceState } from '../serviceQueries.ts'
import type { Service } from '../useService.ts'

/** For a drop that the service sends: whether it sends everything or what is asked for, and how much of that a day. */
export function RequestsPolicy({
  service,
  state,
  keeping,
  openRows,
}: {
  readonly service: Service
  readonly state: ServiceState
  /** What the server keeps of the list. */
  readonly keeping: ReturnType<typeof useKeepOnServer>
  readonly openRows: number
}) {
  const t = useText(messages)
  const say = useSay()
  const { scope, requests, fees, purse } = state
  const isAll = scope === 'ALL'
  const [isAllowed, setAllowed] = useState(requests.isAllowed || isAll)
  const [text, setText] = useState(String(requests.rowsPerDay || openRows))
  const [isWrong, setWrong] = useState(false)
  const enough = purse === null ? Infinity : rowsOfPurse(BigInt(purse), BigInt(fees.ceiling))
  const isBusy = service.ordering !== undefined
  const isSaving = service.ordering === 'requests' || service.ordering === 'start'
  if (keeping.isKnown && keeping.visibility !== 'PUBLIC') return <PublishFirst keeping={keeping} />
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const rowsPerDay = readRowsPerDay(text)
        setWrong(rowsPerDay === undefined)
        if (rowsPerDay === undefined || isBusy) return
        const chosen = { isAllowed, rowsPerDay }
        if (isAll)
          service.order({ kind: 'start', fees: feesOf(fees), choice: { scope: 'REQUESTED', requests: chosen } })
        else service.order({ kind: 'requests', requests: chosen })
      }}
    >
      {!isAll && (
        <Choice>
          <input type="checkbox" checked={isAllowed} onChange={(event) => setAllowed(event.target.checked)} />
          <span>{t('mayAsk')}</span>
        </Choice>
      )}
      <RowsPerDay text={text} isWrong={isWrong} onChange={setText} />
      {!isAll && (
        <p className="small muted">
          {t('usedToday', { used: requests.usedToday })} {enough < openRows && t('enoughFor', { rows: enough })}
        </p>
      )}
      <ButtonRow className={styles.buttons}>
        <Button size="small" type="submit" disabled={isBusy}>
          {t(isSaving ? 'saving' : isAll ? 'sendOnRequest' : 'save')}
        </Button>
        {!isAll && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => service.order({ kind: 'start', fees: feesOf(fees), choice: { scope: 'ALL' } })}
          >
            {t('sendToAll')}
          </Button>
        )}
      </ButtonRow>
      {service.error && <FieldError>{say(service.error)}</FieldError>}
    </form>
  )
}
