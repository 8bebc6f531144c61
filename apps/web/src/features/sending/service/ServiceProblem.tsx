import { formatAmount } from '@slotdrop/drops/format'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Note } from '../../../components/Note.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import type { ServiceState } from './serviceQueries.ts'
import type { Service } from './useService.ts'

type Problem = NonNullable<ServiceState['problem']>

/** What an approval anew mends. */
const ofApproval: ReadonlySet<string> = new Set(['ShortAllowanceError', 'NotApprovedError'])

/** Amounts and names of what stands in the way, as the reader writes them. */
function valuesOf({ values }: Problem, locale: string) {
  const texts = new Map(values.map(({ name, value }) => [name, value]))
  const text = (name: string) => texts.get(name) ?? ''
  const amount = (name: string) => {
    const units = texts.get(`${name}Units`)
    if (units === undefined) return text(name)
    const decimals = Number(text(`${name}Decimals`))
    return `${formatAmount(BigInt(units), decimals, { locale })} ${toPlainName(text(`${name}Symbol`))}`.trim()
  }
  return {
    ...{ has: amount('has'), needs: amount('needs'), missing: amount('missing') },
    ...{ symbol: toPlainName(text('symbol')), before: text('before'), after: text('after'), slot: text('slot') },
  }
}

/** Why the service can't go on with a drop, and what its sender can do about it. */
export function ServiceProblem({
  problem,
  ceiling,
  service,
  isAuthorising,
  onAuthorise,
}: {
  readonly problem: Problem
  /** Wei a unit of gas that it may cost. */
  readonly ceiling: bigint
  readonly service: Service
  /** The allowance, or the registration, is asked for beside it. */
  readonly isAuthorising: boolean
  readonly onAuthorise: () => void
}) {
  const t = useText(messages)
  const say = useSay()
  const locale = useNumberLocale()
  const { name } = problem
  const isBusy = service.ordering !== undefined
  const resume = (label: string) => (
    <Button disabled={isBusy} onClick={() => service.order({ kind: 'resume' })}>
      {label}
    </Button>
  )
  const action = () => {
    if (ofApproval.has(name)) return !isAuthorising && <Button onClick={onAuthorise}>{t('checkApproval')}</Button>
    if (name === 'OperatorChangedError')
      return !isAuthorising && <Button onClick={onAuthorise}>{t('registerIt')}</Button>
    if (name === 'TokenChangedError') return resume(t('goOnWithNewCode'))
    if (name === 'FinishByPassedError')
      return (
        <Button disabled={isBusy} onClick={() => service.order({ kind: 'start', fees: { ceiling } })}>
          {t('waitOn')}
        </Button>
      )
    return resume(t('tryAgain'))
  }
  return (
    <Note tone="fault" title={t('blocked', { name })} actions={action()}>
      {t('blockedText', { name, ...valuesOf(problem, locale) })}
      {service.error && <FieldError> {say(service.error)}</FieldError>}
    </Note>
  )
}
