import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getChainName } from '@slotdrop/chains/names'
import { needsDecision, recipientSentence, type RecipientFinding } from '@slotdrop/delivery'
import type { ListSummary } from '@slotdrop/drops'
import { listOf } from '@slotdrop/messages'
import { AddressName } from '../../../components/AddressName.tsx'
import { AddressText } from '../../../components/AddressText.tsx'
import { Button } from '../../../components/Button.tsx'
import { FieldError } from '../../../components/forms/FieldError.tsx'
import { Card } from '../../../components/layout/Card.tsx'
import { SectionHead } from '../../../components/layout/SectionHead.tsx'
import { ProgressBar } from '../../../components/ProgressBar.tsx'
import { useAddressBook } from '../../../device/addressBook.ts'
import { useSay, useText } from '../../../i18n/index.ts'
import type { ListClient } from '../../../workers/createListClient.ts'
import { useChainClients } from '../../account/index.ts'
import { messages } from '../messages.generated.ts'
import { type CheckedRecipients, recipientsQuery } from './checkQueries.ts'
import { RowGroup } from './RowGroup.tsx'
import styles from './RecipientFindings.module.css'

const maxNamed = 50

type Props = {
  readonly chainId: number
  readonly summary: ListSummary
  readonly client: ListClient | undefined
  readonly onExclude: (lines: readonly number[]) => void
}

function keyOf(finding: RecipientFinding): string {
  const type = finding.kind === 'contract' ? finding.type : ''
  const label = finding.kind === 'labelled' ? finding.label : ''
  return [finding.kind, 'chainId' in finding ? finding.chainId : '', type, label].join('/')
}

/** Who the recipients are: contracts of other chains, contracts here, sanctioned and unused addresses. */
export function RecipientFindings({ chainId, summary, client, onExclude }: Props) {
  const t = useText(messages)
  const say = useSay()
  const chains = useChainClients(chainId)
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [done, setDone] = useState(0)
  const last = useRef<CheckedRecipients>(undefined)
  const query = recipientsQuery({ client, summary }, chains, () => last.current, setDone)
  const { data, isFetching, error, refetch } = useQuery({
    ...query,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  if (data) last.current = data
  const stop = () => {
    setAsked(false)
    void queries.cancelQueries({ queryKey: query.queryKey })
  }
  const names = chains.map((chain) => getChainName(chain.chainId) ?? `${chain.chainId}`)
  return (
    <Card as="section" aria-label={t('recipientsChecked')}>
      <SectionHead>
        <h2>{t('recipientsChecked')}</h2>
        {isFetching ? (
          <Button size="small" onClick={stop}>
            {t('stopRecipients')}
          </Button>
        ) : (
          <Button
            size="small"
            disabled={chains.length === 0}
            onClick={() => {
              setAsked(true)
              if (isAsked) void refetch()
            }}
          >
            {data ? t('checkRecipientsAgain') : t('checkRecipients')}
          </Button>
        )}
      </SectionHead>
      <div className={styles.answer} aria-live="polite">
        {!data && !isFetching && <p className="muted">{t('checkRecipientsText', { chains: say(listOf(names)) })}</p>}
        {isFetching && (
          <ProgressBar
            settled={Math.round(done * 100)}
            total={100}
            label={t('recipientsAsking', { percent: Math.round(done * 100) })}
          />
        )}
        {error && !isFetching && <FieldError>{say(error)}</FieldError>}
        {data && <Findings data={data} chainId={chainId} onExclude={onExclude} />}
      </div>
    </Card>
  )
}

function Findings({
  data: { findings, rows },
  chainId,
  onExclude,
}: Pick<Props, 'chainId' | 'onExclude'> & { readonly data: CheckedRecipients }) {
  const t = useText(messages)
  const say = useSay()
  const book = useAddressBook()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  if (findings.length === 0) return <p>{t('recipientsFine')}</p>
  return findings.map((finding) => {
    const key = keyOf(finding)
    const found = finding.rows.flatMap((row) => rows[row] ?? [])
    const isOpen = needsDecision(finding) && !kept.has(key)
    const safes = new Map(
      finding.kind === 'elsewhere'
        ? finding.contracts.flatMap(({ row, safe }) => (safe ? [[rows[row], safe]] : []))
        : [],
    )
    return (
      <RowGroup
        key={key}
        title={say(recipientSentence(finding, chainId))}
        tone={isOpen ? 'fault' : 'plain'}
        isOpen={isOpen && found.length > 0 && found.length <= 3}
        action={
          isOpen &&
          found.length > 0 && (
            <>
              <Button size="small" onClick={() => onExclude(found.map(({ line }) => line))}>
                {t('leaveOut', { count: found.length })}
              </Button>{' '}
              <Button size="small" onClick={() => setKept(new Set([...kept, key]))}>
                {t('keepRecipients', { count: found.length })}
              </Button>
            </>
          )
        }
      >
        {found.slice(0, maxNamed).map((row) => {
          const safe = safes.get(row)
          return (
            <li key={row.line}>
              <AddressText address={row.account} /> <AddressName book={book} address={row.account} />{' '}
              <span className="small muted">
                {t('atLine', { line: row.line })}
                {safe &&
                  `, ${t('foreignSafe', { version: safe.version, signers: safe.threshold, owners: safe.owners.length })}`}
              </span>
            </li>
          )
        })}
        {found.length > maxNamed && <li className="small">{t('andMore', { count: found.length - maxNamed })}</li>}
      </RowGroup>
    )
  })
}
