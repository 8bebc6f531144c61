import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type AuthoriseStep, sumNeeds, takenToken } from '@slotdrop/delivery'
import { stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { formatAmount, type Manifest, takesErc20 } from '@slotdrop/drops'
import { useCoinSymbol } from '../../../components/useChain.ts'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { ActionBar } from '../../../components/layout/ActionBar.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { aboutCoins } from '../../../chain/aboutCoins.ts'
import { useFormats, useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { messages as fundingMessages } from '../funding/messages.generated.ts'
import { aboutGwei } from '../key/aboutGwei.ts'
import { KeyBackup } from '../key/recovery/laterRecovery.tsx'
import { messages as keyMessages } from '../key/recovery/messages.generated.ts'
import { messages as shared } from '../messages.generated.ts'
import { messages } from '../plan/messages.generated.ts'
import type { SendingPlan } from '../plan/useSendingPlan.ts'
import styles from './KeySteps.module.css'
import type { useAuthorise } from './useAuthorise.ts'

type Item = {
  readonly key: string
  readonly title: ReactNode
  readonly text: ReactNode
  /** Undefined where it is done, or comes later. */
  readonly action?: ReactNode
  readonly isDone?: boolean
}

type Props = {
  readonly manifest: Manifest
  readonly steps: readonly AuthoriseStep[]
  /** Base units that the open rows need. */
  readonly needed: bigint
  readonly plan: SendingPlan
  /** Prompts of the wallet that are left. */
  readonly confirmations: number
  readonly isDisabled: boolean
  readonly authorisation: ReturnType<typeof useAuthorise>
}

/** What was signed, what is to be signed now and what follows, until a sending key or the service begins. */
export function KeySteps(props: Props) {
  const { plan, confirmations, steps } = props
  const t = useText(messages)
  const locale = useNumberLocale()
  const heading = useId()
  const items = useItems(props)
  const key = useText(keyMessages)
  const isRegistering = steps.some(({ kind }) => kind === 'register')
  if (!plan.gas && isRegistering) return null
  const all: readonly Item[] = [
    ...items,
    {
      key: 'start',
      title: t('startTitle'),
      text: plan.gas && t('startText', { limit: aboutGwei(plan.gas.fees.ceiling, locale), by: plan.way }),
    },
  ]
  const now = all.findIndex(({ isDone }) => !isDone)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('stepsHead', { steps: all.length, confirmations })}
      </h2>
      {plan.isKeyMissing && isRegistering && !props.authorisation.abilities.isContract && (
        <p className="small">{key('signTwice')}</p>
      )}
      {plan.backUpKey && <KeyBackup backUp={plan.backUpKey} />}
      <ol className={styles.steps}>
        {all.map(({ key, title, text, action, isDone = false }, index) => (
          <li key={key} data-state={isDone ? 'done' : index === now ? 'now' : 'next'}>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Check size={12} /> : index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="small">{text}</p>
            </div>
            <div className={styles.action}>
              {action ? (
                <ActionBar label={t('stepOf', { step: index + 1, steps: all.length })}>{action}</ActionBar>
              ) : (
                index > now && <span className={styles.later}>{t('afterStep', { step: index })}</span>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Together {...props} />
    </section>
  )
}

/** One button for all of them, where the wallet signs them as one. */
function Together({ steps, plan, isDisabled, authorisation: { isTogether, activity, signAll } }: Props) {
  const t = useText(shared)
  if (!isTogether) return null
  return (
    <div className={styles.together}>
      <p className="small">{t('asOne')}</p>
      <ActionBar>
        <Button
          variant="primary"
          disabled={isDisabled || plan.backUpKey !== undefined}
          onClick={() => void signAll(steps)}
        >
          {activity.status === 'signing' ? t('confirmInWallet') : t('signAll', { steps: steps.length })}
        </Button>
      </ActionBar>
    </div>
  )
}

function useItems(props: Props): readonly Item[] {
  const { manifest, steps, needed, plan, authorisation } = props
  const isDisabled = props.isDisabled || plan.backUpKey !== undefined
  const { isTogether, isByPermit, activity, others, signStep, signPermit, refusePermit } = authorisation
  const t = useText(messages)
  const own = useText(shared)
  const funding = useText(fundingMessages)
  const say = useSay()
  const locale = useNumberLocale()
  const { day } = useFormats()
  const { terms } = manifest
  const token = takenToken(manifest)
  const symbol = toPlainName(token.symbol)
  // What is approved, or is to be: for other open drops of the token too.
  const sum = needed + sumNeeds(others)
  const what = takesErc20(terms)
    ? `${formatAmount(sum, token.decimals, { locale })} ${symbol}`
    : t('wholeCollection', { symbol })
  const approve = steps.find(({ kind }) => kind === 'approve')
  const coin = useCoinSymbol(terms.chainId)
  const gas = aboutCoins(plan.gas?.gasMoney ?? 0n)
  const button = (label: string, sign: () => Promise<void>) =>
    !isTogether && (
      <Button variant="primary" disabled={isDisabled} onClick={() => void sign()}>
        {activity.status === 'signing' ? own('confirmInWallet') : label}
      </Button>
    )
  const registerText = t.rich('registerText', {
    hasKey: plan.keyAddress === undefined ? 'no' : plan.way === 'service' ? 'service' : 'yes',
    key: () =>
      plan.way === 'service' ? (
        <AddressText key="key" address={plan.keyAddress ?? ''} />
      ) : (
        <KeyName key="key" address={plan.keyAddress ?? ''} />
      ),
    claimsOpen: plan.registration?.claimsOpen ? 'yes' : 'no',
    until: day((plan.gas?.operatorUntil ?? 0) * 1000),
    symbol,
  })
  if (isByPermit)
    return [
      {
        key: 'permit',
        title: t('permitTitle', { what, gas, coin, by: plan.way }),
        text: (
          <>
            {t('permitText')} {others.length > 0 && approve && `${say(stepSentence(approve))} `}
            {registerText}{' '}
            <LinkButton disabled={isDisabled} onClick={refusePermit}>
              {t('twoTransactions')}
            </LinkButton>
          </>
        ),
        action: button(t('permitButton', { gas, coin }), () => signPermit(steps)),
      },
    ]
  const items = steps.map((step, index): Item => {
    const isRegister = step.kind === 'register'
    const label = isRegister ? t('registerButton', { gas, coin }) : say(stepTitle(step))
    return {
      key: step.kind,
      title: isRegister ? t('registerTitle', { gas, coin, by: plan.way }) : say(stepTitle(step)),
      text: isRegister ? registerText : say(stepSentence(step)),
      action: index === 0 ? button(label, () => signStep(step)) : undefined,
    }
  })
  const text = others.length > 0 ? funding('approvedShared', { drops: others.length }) : t('approvedText')
  const done: Item = { key: 'approved', title: t('approvedTitle', { what }), text, isDone: true }
  return approve ? items : [done, ...items]
}

/** Enough of a key's address to know it again; the whole of it on demand. */
function KeyName({ address }: { readonly address: string }) {
  return <code title={address}>{`${address.slice(0, 6)}…${address.slice(-4)}`}</code>
}
