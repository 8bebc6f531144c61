import { useQuery, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import type { ListSummary } from '@slotdrop/drops'
import { Button } from '../../../../components/Button.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { Card } from '../../../../components/layout/Card.tsx'
import { SectionHead } from '../../../../components/layout/SectionHead.tsx'
import { ProgressBar } from '../../../../components/ProgressBar.tsx'
import { DecisionList } from '../../../../components/recipient-decisions/DecisionList.tsx'
import { useChainName } from '../../../../components/useChain.ts'
import type { RecipientDecision } from '../../../../device/recipientDecisions.ts'
import { useLocale, useSay, useText } from '../../../../i18n/index.ts'
import { checksRecipients, useSettings } from '../../../../device/settings.ts'
import { useLeftOutLabels } from '../../../../device/leftOutLabels.ts'
import { useRuntime } from '../../../account/index.ts'
import type { CheckedFinding } from '../../../../workers/recipients/checkedRecipients.ts'
import { messages } from '../../messages.generated.ts'
import type { ListSource } from '../../newDropMachine.ts'
import type { NewDropActions } from '../../useNewDrop.ts'
import { decisionsQuery, recipientsQuery } from '../checkQueries.ts'
import { Finding } from './Finding.tsx'
import { isUndecided } from './isUndecided.ts'
import { KindsBar } from './KindsBar.tsx'
import styles from './RecipientFindings.module.css'

const pressed = new WeakMap<ListSource, boolean>()

/** Whether the sender started the check of a list, or stopped it; undefined before. The page remembers it while other steps are shown. */
function usePressed(source: ListSource | undefined) {
  const [, setPresses] = useState(0)
  return [
    source && pressed.get(source),
    (isPressed: boolean) => {
      if (source) pressed.set(source, isPressed)
      setPresses((count) => count + 1)
    },
  ] as const
}

type Props = {
  readonly chainId: number
  readonly summary: ListSummary
  readonly draft: NewDropActions
  /** Shows lines in the table of the list. */
  readonly onShow: (lines: Uint32Array) => void
}

/** What the check does and which nodes see the addresses, the drop's chain first. */
function usePrivacyText(chainId: number): string {
  const t = useText(messages)
  const { tag } = useLocale()
  const chainName = useChainName()
  const ids = useRuntime()?.chains.map(({ id }) => id) ?? []
  const names = ids.toSorted((a, b) => Number(b === chainId) - Number(a === chainId)).map(chainName)
  return t('checkRecipientsText', { chains: new Intl.ListFormat(tag).format(names) })
}

/** Kinds of recipients, and what was decided about them: contracts here and elsewhere, sanctioned and unused addresses. */
export function RecipientFindings({ chainId, summary, draft, onShow }: Props) {
  const t = useText(messages)
  const say = useSay()
  const privacyText = usePrivacyText(chainId)
  const config = useRuntime()
  const queries = useQueryClient()
  const { settings } = useSettings()
  const { address: sender } = useAccount()
  const { client, recipientsWorker: worker } = draft
  const [isPressed, setPressed] = usePressed(draft.state.source)
  const isAsked = isPressed ?? checksRecipients(settings, config)
  const { labels, error: labelsError, retry: loadLabels } = useLeftOutLabels(isAsked)
  const [done, setDone] = useState(0)
  const query = recipientsQuery({ client, summary }, { worker, chainId, config, labels, sender }, setDone)
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery({
    ...query,
    enabled: isAsked,
    placeholderData: (before, query) => (query?.queryKey[3] === chainId ? before : undefined),
  })
  const stop = () => {
    setPressed(false)
    void queries.cancelQueries({ queryKey: query.queryKey })
  }
  const check = () => {
    setPressed(true)
    if (isAsked) void refetch()
  }
  // What is still shown is about the list before its last change.
  const isOld = data !== undefined && isPlaceholderData
  const open = data?.findings.filter((finding) => isUndecided(finding, draft.state.recipientDecisions)) ?? []
  const percent = Math.round(done * 100)
  return (
    <Card as="section" className={styles.card} aria-label={t('recipientsChecked')}>
      <SectionHead>
        <h2>{t('recipientsChecked')}</h2>
        {isFetching ? (
          <Button size="small" onClick={stop}>
            {t('stopRecipients')}
          </Button>
        ) : (
          <Button size="small" disabled={config === null} onClick={check}>
            {data ? t('checkRecipientsAgain') : t('checkRecipients')}
          </Button>
        )}
      </SectionHead>
      <div className={styles.answer}>
        <p className="small">
          {privacyText} <Link href="/docs/recipients">{t('knowRecipients')}</Link>
        </p>
        {labelsError !== undefined && (
          <FieldError>
            {say(labelsError)}{' '}
            <Button size="small" onClick={loadLabels}>
              {t('tryAgain')}
            </Button>
          </FieldError>
        )}
        {data && <KindsBar counts={data.counts} />}
        <div aria-live="polite">
          {isFetching && <ProgressBar settled={percent} total={100} label={t('recipientsAsking', { percent })} />}
          {isAsked && !labels && <p className="small">{t('labelsAwaited')}</p>}
          {error && !isFetching && <FieldError>{say(error)}</FieldError>}
          {data && !isOld && <Verdict findings={data.findings} openCount={open.length} />}
          {isOld && !isFetching && <p>{t('listChangedSince')}</p>}
        </div>
        <div className={styles.findings} inert={isOld}>
          {data?.findings.map((finding) => (
            <Finding
              key={[finding.kind, finding.chainId, finding.label].join('/')}
              finding={finding}
              isOpen={open.includes(finding)}
              draft={draft}
              onShow={onShow}
            />
          ))}
        </div>
        <Decisions summary={summary} draft={draft} />
      </div>
    </Card>
  )
}

/** Says whether the check is complete, and how many findings need a decision. */
function Verdict({
  findings,
  openCount,
}: {
  readonly findings: readonly CheckedFinding[]
  readonly openCount: number
}) {
  const t = useText(messages)
  if (findings.length === 0) return <p>{t('recipientsFine')}</p>
  return (
    <>
      {findings.some(({ isIncomplete }) => isIncomplete) && <FieldError as="p">{t('notAllChecked')}</FieldError>}
      <p>{t('toDecide', { count: openCount })}</p>
    </>
  )
}

function Decisions({ summary, draft }: Pick<Props, 'summary' | 'draft'>) {
  const t = useText(messages)
  const { client, state, undecideRecipients } = draft
  const { recipientDecisions } = state
  const { data: decisions = [] } = useQuery(decisionsQuery({ client, summary }, recipientDecisions))
  if (decisions.length === 0) return null
  const decideAgain = ({ decidedAt, action }: RecipientDecision) => {
    const made = recipientDecisions.find((each) => each.decidedAt === decidedAt && each.action === action)
    if (made) undecideRecipients(made)
  }
  return (
    <>
      <h3>{t('decided')}</h3>
      <DecisionList
        decisions={decisions}
        actionOf={(decision) =>
          // What was left out or replaced is changed in the table.
          decision.action === 'kept' && (
            <Button size="small" onClick={() => decideAgain(decision)}>
              {t('decideAgain')}
            </Button>
          )
        }
      />
    </>
  )
}
