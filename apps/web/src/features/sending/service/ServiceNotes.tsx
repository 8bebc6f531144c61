import type { Manifest } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { TransactionLink } from '../../../components/explorer/TransactionLink.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useNumberLocale, useText } from '../../../i18n/index.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { ServiceRefused } from '../progress/laterPanels.tsx'
import { messages } from './messages.generated.ts'
import { RefusedByService } from './RefusedByService.tsx'
import { ServiceProblem } from './ServiceProblem.tsx'
import type { ServiceState } from './serviceQueries.ts'
import type { Service } from './useService.ts'

type Props = {
  readonly manifest: Manifest
  readonly service: Service
  /** The service is the one that sends. */
  readonly isServed: boolean
  /** Refused rows that nobody wrote off, and all that are open. */
  readonly refusedRows: number
  readonly openRows: number
  /** The allowance, or the registration, is asked for beside it. */
  readonly isAuthorising: boolean
  readonly onAuthorise: () => void
}

/** What a sender has to know of the service now: what it waits for, what stands in its way, what it left out, what came back. */
export function ServiceNotes(props: Props) {
  const { manifest, service, isServed, refusedRows, openRows, isAuthorising, onAuthorise } = props
  const t = useText(messages)
  const { state, isSilent } = service
  const coin = useCoinSymbol(manifest.terms.chainId)
  if (!state) return null
  const { chainId } = manifest.terms
  const isBlocked = state.stage === 'BLOCKED'
  const isRefusal = state.problem?.name === 'NothingPayableError'
  return (
    <>
      {isSilent && (
        <Note tone="flight" title={t('stateUnknown')}>
          {t('stateUnknownText')}
        </Note>
      )}
      {service.isUnattended && !isSilent && (
        <Note tone="fault" title={t('away')}>
          {t('awayText')}
        </Note>
      )}
      {state.isInDoubt && !service.isUnattended && (
        <Note tone="flight" title={t('doubt')}>
          {t('doubtText')}
        </Note>
      )}
      {state.stage === 'UNNAMED' && state.account && !isAuthorising && (
        <Note tone="flight" title={t('unnamed')} actions={<Button onClick={onAuthorise}>{t('registerIt')}</Button>}>
          {t.rich('unnamedText', { address: () => <AddressText key="address" address={state.account ?? ''} /> })}
        </Note>
      )}
      {state.stage === 'WAITING' && state.waiting && <Waiting waiting={state.waiting} coin={coin} service={service} />}
      {isBlocked && state.problem && !isRefusal && (
        <ServiceProblem
          problem={state.problem}
          ceiling={BigInt(state.fees.ceiling)}
          service={service}
          isAuthorising={isAuthorising}
          onAuthorise={onAuthorise}
        />
      )}
      {isServed && refusedRows > 0 && (
        <RefusedByService service={service} state={state} rows={refusedRows} openRows={openRows} />
      )}
      {state.returned && (
        <Note tone="settled" title={t('returned', { value: aboutCoins(BigInt(state.returned.value)), coin })}>
          {t.rich('returnedText', {
            transaction: () => (
              <TransactionLink key="transaction" chainId={chainId} hash={state.returned?.hash ?? '0x'} />
            ),
          })}
        </Note>
      )}
    </>
  )
}

/** Reports the reason for which the service sends nothing at the moment. */
function Waiting({
  waiting,
  coin,
  service,
}: {
  readonly waiting: NonNullable<ServiceState['waiting']>
  readonly coin: string
  readonly service: Service
}) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { minute } = useFormats()
  const { reason, at, feePerGas, ceiling, has, needs } = waiting
  const gwei = (wei: string | null) => aboutGwei(BigInt(wei ?? 0), locale)
  switch (reason) {
    case 'FEE':
      return (
        <Note tone="flight" title={t('waitingGas')}>
          {t('waitingGasText', { price: gwei(feePerGas), limit: gwei(ceiling) })}
        </Note>
      )
    case 'PURSE':
      return (
        <Note tone="flight" title={t('purseShort')}>
          {t('purseShortText', { needs: aboutCoins(BigInt(needs ?? 0)), has: aboutCoins(BigInt(has ?? 0)), coin })}
        </Note>
      )
    case 'REFUSED':
      return <ServiceRefused waiting={waiting} service={service} />
    case 'OPENS':
      return (
        <Note title={t('opensLater', { time: at === null ? '…' : minute(Date.parse(at)) })}>{t('opensLaterText')}</Note>
      )
    default:
      return reason satisfies never
  }
}
