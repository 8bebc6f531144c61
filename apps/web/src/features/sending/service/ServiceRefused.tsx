import type { RefusalKind } from '@slotdrop/delivery'
import { useText } from '../../../i18n/index.ts'
import { NodesRefuse } from '../progress/NodesRefuse.tsx'
import { messages } from './messages.generated.ts'
import { feesOf } from './serviceOverview.ts'
import type { ServiceState } from './serviceQueries.ts'
import type { Service } from './useService.ts'

/** Reports that nodes accept none of the service's transactions. */
export function ServiceRefused({
  waiting: { refusal, text, feePerGas },
  service,
}: {
  readonly waiting: NonNullable<ServiceState['waiting']>
  readonly service: Service
}) {
  const t = useText(messages)
  const { state, ordering, order } = service
  const allow = (ceiling: bigint) => {
    if (!state) return
    const { urgentCeiling, ...fees } = feesOf(state.fees)
    const isBelow = urgentCeiling !== undefined && urgentCeiling < ceiling
    order({ kind: 'start', fees: { ...fees, ceiling, ...(urgentCeiling && !isBelow && { urgentCeiling }) } })
  }
  return (
    <NodesRefuse
      // Sound: the API's enumeration has the same names, in capitals.
      refusal={(refusal ?? 'UNCLEAR').toLowerCase().replaceAll('_', '-') as RefusalKind}
      text={text ?? ''}
      feePerGas={BigInt(feePerGas ?? 0)}
      onAllow={ordering === undefined ? allow : undefined}
    >
      <p>{t('keepsTrying')}</p>
    </NodesRefuse>
  )
}
