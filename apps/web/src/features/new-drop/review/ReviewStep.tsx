import { Lock, Wallet } from 'lucide-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import type { ListSummary, TokenStandard } from '@slotdrop/drops'
import { useConnectModal } from '@slotdrop/wallet-ui'
import { Button } from '../../../components/Button.tsx'
import { Note } from '../../../components/Note.tsx'
import { useSay, useText } from '../../../i18n/index.ts'
import { messages } from '../messages.generated.ts'
import { PreflightPanel } from './PreflightPanel.tsx'
import type { Asset } from '../asset/fetchAsset.ts'
import { freshBalanceKey } from '../asset/chainQueries.ts'
import { takenSymbol } from '../asset/takenSymbol.ts'
import { WrapCoins } from '../../wrapping/index.ts'
import { useAmounts } from '../useAmounts.ts'
import { topEntriesQuery } from '../recipients/listQueries.ts'
import { periodProblem } from './periodProblem.ts'
import { RecipientFindings } from './recipients/RecipientFindings.tsx'
import { ReviewChecks } from './ReviewChecks.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'
import { TermsFields } from './TermsFields.tsx'
import { TestDrop } from '../TestDrop.tsx'
import { StepBar } from '../StepBar.tsx'
import { TopRows } from './TopRows.tsx'
import type { NewDropActions } from '../useNewDrop.ts'
import { useTokenText } from '../useTokenText.ts'
import type { RefusedRow, TrialRefusals } from './usePreflight.ts'
import { useTrial } from './useTrial.ts'
import { FormColumn } from '../../../components/layout/FormColumn.tsx'
import { Choice } from '../../../components/forms/Choice.tsx'
import styles from './ReviewStep.module.css'
import type { ListClient } from '../../../workers/createListClient.ts'

/** Entries that are looked through for one account. */
const maxEntries = 50

/** The lines of the list that rows of a trial came from. */
async function fetchRefusedLines(
  client: ListClient,
  rows: readonly RefusedRow[],
  standard: TokenStandard,
): Promise<number[]> {
  const found = await Promise.all(
    rows.map(async ({ account, id, amount }) => {
      const { entries } = await client.ask('window', { from: 0, count: maxEntries, filter: { text: account } })
      return entries
        .filter(
          (entry) =>
            entry.account === account && (entry.id ?? 0n) === id && (standard === 'ERC721' || entry.amount === amount),
        )
        .map(({ line }) => line)
    }),
  )
  return found.flat()
}

/** What would be sealed, once more in full, and what each row would do. */
export function ReviewStep({
  asset,
  summary,
  draft,
  onBack,
  onShow,
  onSeal,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly draft: NewDropActions
  readonly onBack: () => void
  /** Shows lines in the table of the list. */
  readonly onShow: (lines: Uint32Array) => void
  /** What the trial found goes along: the chain keeps little of why a row is refused. */
  readonly onSeal: (refusals: TrialRefusals | undefined) => void
}) {
  const t = useText(messages)
  const amount = useTokenText(asset)
  const { address } = useAccount()
  const { openConnectModal } = useConnectModal()
  const { state, client, choose, fix } = draft
  const trial = useTrial({ chainId: asset.chainId, summary, draft })
  const [isRoundValid, setRoundValid] = useState(true)
  const [acceptsShort, setAcceptsShort] = useState(false)
  const { data: top = [] } = useQuery(topEntriesQuery({ client, summary }))
  const rows = summary.tally.ready + summary.tally.warnings
  const queries = useQueryClient()
  const onWrapped = async () => {
    await queries.invalidateQueries({ queryKey: [freshBalanceKey] })
    if (trial.state.status !== 'idle') void trial.run()
  }
  const exclude = async (refused: readonly RefusedRow[]) => {
    if (!client) return
    fix({ kind: 'exclude', lines: await fetchRefusedLines(client, refused, asset.standard) })
  }
  const maySeal =
    state.sealing === undefined &&
    isRoundValid &&
    periodProblem(state) === undefined &&
    !trial.isTooExpensive &&
    (acceptsShort || !trial.hasShortRows)
  return (
    <div className={styles.review}>
      <FormColumn as="section">
        <TermsFields asset={asset} choices={state} onChoose={choose} onRoundValid={setRoundValid} />
        <ListNotes asset={asset} summary={summary} amount={amount} onWrapped={onWrapped} />
        <PreflightPanel
          state={trial.state}
          isStrict={state.policy === 'strict'}
          rows={rows}
          amount={amount}
          onRun={() => void trial.run()}
          onStop={trial.stop}
          onExclude={(refused) => void exclude(refused)}
          isDirect={state.direct}
          onDirect={(direct) => {
            setAcceptsShort(false)
            choose({ direct })
          }}
        />
        {rows > 1 && address && <TestDrop asset={asset} draft={draft} />}
      </FormColumn>
      <section className={styles.facts} aria-label={t('whatIsSealed')}>
        <ReviewFacts asset={asset} summary={summary} state={state} trial={trial.state} />
        <ReviewChecks asset={asset} summary={summary} client={client} />
        <RecipientFindings chainId={asset.chainId} summary={summary} draft={draft} onShow={onShow} />
        {top.length > 1 && asset.standard !== 'ERC721' && <TopRows entries={top} amount={amount} />}
      </section>
      <FormColumn className={styles.seal}>
        {trial.hasShortRows && (
          <Choice>
            <input type="checkbox" checked={acceptsShort} onChange={(event) => setAcceptsShort(event.target.checked)} />
            <span>{t('acceptShort')}</span>
          </Choice>
        )}
        <SealNotes state={state} isConnected={address !== undefined} />
        <StepBar step="Review" onBack={onBack}>
          {address ? (
            <Button
              variant="primary"
              disabled={!maySeal}
              onClick={() => onSeal(trial.state.status === 'done' ? trial.state.refusals : undefined)}
            >
              <Lock size={16} aria-hidden="true" />
              {state.sealing === undefined
                ? t('seal', { rows })
                : t('sealing', { percent: Math.round(state.sealing * 100) })}
            </Button>
          ) : (
            // Sealed is what an account sends: without one there is nothing to seal yet.
            <Button variant="primary" disabled={!openConnectModal} onClick={openConnectModal}>
              <Wallet size={16} aria-hidden="true" /> {t('connectToSeal')}
            </Button>
          )}
        </StepBar>
        <p className="small">{t('sealingSendsNothing')}</p>
      </FormColumn>
    </div>
  )
}

/** What is odd about the list, and still no reason against it. */
function ListNotes({
  asset,
  summary: { tally, total },
  amount,
  onWrapped,
}: {
  readonly asset: Asset
  readonly summary: ListSummary
  readonly amount: (value: bigint) => string
  readonly onWrapped: () => Promise<unknown>
}) {
  const t = useText(messages)
  const { address: sender } = useAccount()
  const amounts = useAmounts(asset.decimals)
  const { chainId, standard, address: token, balance } = asset
  // Coins may be paid out of the wrapped coin: then that is what is held and missing.
  const held = (value: bigint) => (standard === 'NATIVE' ? `${amounts(value)} ${takenSymbol(asset)}` : amount(value))
  return (
    <>
      {tally.warnings > 0 && (
        <Note tone="flight" title={t('warningsPaidTitle', { rows: tally.warnings })}>
          {t('warningsPaidText', { rows: tally.warnings })}
        </Note>
      )}
      {tally.excluded > 0 && (
        <Note title={t('excludedTitle', { rows: tally.excluded })}>{t('excludedText', { rows: tally.excluded })}</Note>
      )}
      {tally.merged > 0 && <Note title={t('mergedTitle', { rows: tally.merged })}>{t('mergedText')}</Note>}
      {standard !== 'ERC1155' && balance !== undefined && balance < total && (
        <Note tone="flight" title={t('holdTitle', { amount: held(balance) })}>
          {t('holdText', { total: held(total), missing: held(total - balance) })}
          {sender && (
            <WrapCoins
              terms={{ chainId, standard, token }}
              sender={sender}
              missing={total - balance}
              onWrapped={onWrapped}
            />
          )}
        </Note>
      )}
    </>
  )
}

/** What went wrong with the list or its sealing, and what the sealing waits for. */
function SealNotes({
  state: { listError, sealProblem },
  isConnected,
}: {
  readonly state: NewDropActions['state']
  readonly isConnected: boolean
}) {
  const t = useText(messages)
  const say = useSay()
  return (
    <>
      {listError !== undefined && <Note tone="fault">{say(listError)}</Note>}
      {sealProblem && (
        <Note tone="fault" title={t('notSealed')}>
          {sealProblem.kind === 'not-kept' ? t('sealedNotKept') : say(sealProblem.error)}
        </Note>
      )}
      {!isConnected && (
        <Note tone="flight" title={t('connectTitle')}>
          {t('connectText')}
        </Note>
      )}
    </>
  )
}
