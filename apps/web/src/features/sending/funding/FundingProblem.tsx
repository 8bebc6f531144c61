import { useReducer } from 'react'
import { type OpenDrop, takenToken } from '@slotdrop/delivery'
import { problemSentence, stepSentence, stepTitle } from '@slotdrop/delivery/sentences'
import { formatAmount, type Manifest, takesErc20 } from '@slotdrop/drops'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import type { Tone } from '../../../components/Pill.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { deviceBundles, deviceProposals } from '../../../device/dropFacts.ts'
import { useNumberLocale, useSay, useText } from '../../../i18n/index.ts'
import { AuthoriseNotes } from '../authorise/AuthoriseNotes.tsx'
import { initialAuthoriseState, transition } from '../authorise/authoriseMachine.ts'
import { useAuthorise } from '../authorise/useAuthorise.ts'
import { messages as shared } from '../messages.generated.ts'
import styles from './FundingSection.module.css'
import { messages } from './messages.generated.ts'
import type { DropFunding } from './useFunding.ts'

type Props = {
  readonly manifest: Manifest
  readonly funding: DropFunding
  readonly isClaim: boolean
  readonly isSender: boolean
  readonly onApproved: () => Promise<unknown>
}

/** Why not everybody can be paid, and the button that mends it where an approval does. */
export function FundingProblem(props: Props) {
  const { manifest, funding, isClaim, isSender, onApproved } = props
  const t = useText(messages)
  const { isExact } = funding.view
  const { state, needed, balance } = funding.view.funding
  const { sender } = manifest.terms
  const token = takenToken(manifest)
  const locale = useNumberLocale()
  const titleOf = useShares(manifest)
  if (state === 'covered') return null
  const how = { isClaim: isClaim ? 'yes' : 'no' }
  if (state === 'balance')
    return (
      <Note tone="fault" className={styles.problem} title={t('balanceShort')}>
        {t.rich('balanceShortText', {
          amount: formatAmount(needed - balance, token.decimals, { locale }),
          symbol: toPlainName(token.symbol),
          sender: () => <AddressText key="sender" address={sender} />,
        })}
      </Note>
    )
  const isCollection = !takesErc20(manifest.terms)
  const [title, text] = isCollection
    ? [t('goneCollection'), t('goneCollectionText', how)]
    : state === 'shared'
      ? [
          t(isExact ? 'sharedShort' : 'sharedMayBeShort'),
          t('sharedShortText', { shares: titleOf(needed, funding.others), isExact: isExact ? 'yes' : 'no' }),
        ]
      : [t('gone'), t('goneText', how)]
  const tone = isExact ? 'fault' : 'flight'
  const covers = state === 'shared' ? 'counting' : 'chosen'
  if (isSender) return <Mend {...{ manifest, onApproved, covers, tone, title, text }} />
  return (
    <Note tone={tone} className={styles.problem} title={title}>
      {text} {t.rich('onlySender', { sender: () => <AddressText key="sender" address={sender} /> })}
    </Note>
  )
}

/** What each drop that shares the approval needs, this one first. */
function useShares(manifest: Manifest) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const { decimals, symbol } = takenToken(manifest)
  return (needed: bigint, others: readonly OpenDrop[]) =>
    [{ title: manifest.title, needs: needed, dropId: manifest.dropId, isExact: true }, ...others]
      .map(({ title, needs, dropId, isExact }) => {
        const name = title === undefined ? t('untitled', { id: `${dropId.slice(0, 10)}…` }) : toPlainName(title)
        return `${name}, ${t(isExact ? 'shareAmount' : 'shareAtMost', { amount: formatAmount(needs, decimals, { locale }), symbol: toPlainName(symbol) })}`
      })
      .join('; ')
}

/** Approves what is missing, on this page. */
function Mend({
  manifest,
  onApproved,
  covers,
  tone,
  title,
  text,
}: Pick<Props, 'manifest' | 'onApproved'> & {
  readonly tone: Tone
  readonly title: string
  readonly text: string
  /** Drops that the approval is for: this one and those that its sender chose, or all that count on it. */
  readonly covers: 'chosen' | 'counting'
}) {
  const t = useText(messages)
  const own = useText(shared)
  const say = useSay()
  const { dropId, terms } = manifest
  const [state, dispatch] = useReducer(transition, dropId, (id) =>
    initialAuthoriseState(deviceBundles.get(id), deviceProposals.get(id)),
  )
  const authorisation = useAuthorise({
    ...{ manifest, state, dispatch, covers, registration: undefined },
    onKeyRegistered: () => {},
    onChecked: onApproved,
  })
  const { steps = [], readiness, activity, isTogether, signStep, signAll } = authorisation
  const [first] = steps
  // What keeps a drop from being sent now is no reason against an approval, but for what the approval itself waits for.
  const problems = steps.length > 0 ? [] : (readiness?.problems ?? []).filter(({ kind }) => kind !== 'no-fees')
  return (
    <>
      <Note
        tone={tone}
        className={styles.problem}
        title={title}
        actions={
          <>
            {first && (
              <Button
                variant="primary"
                disabled={activity.status !== 'idle'}
                onClick={() => void (isTogether ? signAll(steps) : signStep(first))}
              >
                {activity.status === 'signing' ? own('confirmInWallet') : say(stepTitle(first))}
              </Button>
            )}
            <ButtonLink href="/drops">{t('seeDrops')}</ButtonLink>
          </>
        }
      >
        {text}
        {first?.kind === 'reset-allowance' && ` ${say(stepSentence(first))}`}
        {problems.map((problem) => ` ${say(problemSentence(problem))}`)}
      </Note>
      <AuthoriseNotes
        problems={[]}
        isContractSender={false}
        otherSender={undefined}
        terms={terms}
        authorisation={authorisation}
      />
    </>
  )
}
