import Head from 'next/head'
import Link from 'next/link'
import { polygonChainId, ethereumChainId } from '@slotdrop/chains/ids'
import { needsDecision, type RecipientFinding, recipientSentence } from '@slotdrop/delivery'
import { Pill } from '../../components/Pill.tsx'
import { AppShell } from '../../components/shell/AppShell.tsx'
import { LanguageChoice } from '../../components/shell/LanguageChoice.tsx'
import { useSay, useText } from '../../i18n/index.ts'
import styles from './DocsPage.module.css'
import { messages } from './messages.generated.ts'
import guideStyles from './RecipientsPage.module.css'

const rows = [0, 1, 2]
const safe = { version: '1.4.1', owners: [], threshold: 2, canCreate: true }
const elsewhere: RecipientFinding = {
  kind: 'elsewhere',
  chainId: ethereumChainId,
  rows,
  contracts: [
    { row: 0, safe },
    { row: 1, safe: undefined },
    { row: 2, safe: undefined },
  ],
}
const comparison = { rows: [], asked: 1000, different: 3 }

/** The lines of the check with an example of each, and keys of their texts. */
const lines = [
  {
    id: 'elsewhere',
    title: 'elsewhere',
    texts: ['elsewhereMeans', 'elsewhereNot', 'elsewhereDo'],
    examples: [elsewhere],
  },
  {
    id: 'sanctioned',
    title: 'sanctioned',
    texts: ['sanctionedMeans', 'sanctionedNot', 'sanctionedDo'],
    examples: [{ kind: 'sanctioned', rows, blockNumber: 79_000_000n }],
  },
  {
    id: 'labelled',
    title: 'labelled',
    texts: ['labelledMeans', 'labelledNot', 'labelledDo'],
    examples: [{ kind: 'labelled', label: '…', rows }],
  },
  {
    id: 'pools',
    title: 'pool',
    texts: ['poolMeans', 'poolNot', 'poolDo'],
    examples: [{ kind: 'contract', type: 'pool', rows }],
  },
  {
    id: 'bridges',
    title: 'bridge',
    texts: ['bridgeMeans', 'bridgeNot', 'bridgeDo'],
    examples: [{ kind: 'contract', type: 'bridge', rows }],
  },
  {
    id: 'tokens',
    title: 'tokens',
    texts: ['tokensMeans', 'tokensNot', 'tokensDo'],
    examples: [
      { kind: 'contract', type: 'token', rows },
      { kind: 'contract', type: 'nft', rows },
    ],
  },
  {
    id: 'contracts',
    title: 'otherContracts',
    texts: ['otherMeans', 'otherNot', 'otherDo'],
    examples: [
      { kind: 'contract', type: 'safe', rows },
      { kind: 'contract', type: 'other', rows },
      { kind: 'contract', type: undefined, rows },
    ],
  },
  {
    id: 'delegated',
    title: 'delegated',
    texts: ['delegatedMeans', 'delegatedNot', 'delegatedDo'],
    examples: [{ kind: 'delegated', rows }],
  },
  {
    id: 'fresh',
    title: 'fresh',
    texts: ['freshMeans', 'freshNot', 'freshDo'],
    examples: [{ kind: 'fresh', rows, chainIds: [polygonChainId, ethereumChainId] }],
  },
  { id: 'first-payment', title: 'firstPayment', texts: ['firstMeans', 'firstNot', 'firstDo'], examples: [] },
  { id: 'owners', title: 'sameOwners', texts: ['ownersMeans', 'ownersNot', 'ownersDo'], examples: [] },
  {
    id: 'unchecked',
    title: 'uncheckedLine',
    texts: ['uncheckedMeans', 'uncheckedNot', 'uncheckedDo'],
    examples: [{ kind: 'sanctions-unchecked', rows: [] }],
  },
  {
    id: 'contradicted',
    title: 'contradicted',
    texts: ['contradictedMeans', 'contradictedNot', 'contradictedDo'],
    examples: [{ kind: 'contradicted', chainId: polygonChainId, ...comparison }],
  },
] as const satisfies readonly {
  readonly id: string
  readonly title: string
  readonly texts: readonly [means: string, meansNot: string, whatToDo: string]
  readonly examples: readonly RecipientFinding[]
}[]

const commands = `slotdrop check list.csv --recipients --rpc https://polygon.example --also-on https://ethereum.example
slotdrop check list.csv --recipients --rpc https://polygon.example --labels labels.csv --accept-recipients pool`

/** What the check of recipients finds, line by line: static, without wallet code. */
export function RecipientsPage() {
  const t = useText(messages)
  const say = useSay()
  return (
    <AppShell
      crumbs={[{ label: t('pageTitle'), href: '/docs' }, { label: t('recipientsPage') }]}
      account={<LanguageChoice />}
      isPublic
    >
      <Head>
        <title>{t('recipientsPage')}</title>
      </Head>
      <article className={styles.page}>
        <h1>{t('recipientsPage')}</h1>
        <p className="muted">{t('recipientsLead')}</p>
        <section id="privacy">
          <h2>{t('recipientsPrivacyTitle')}</h2>
          <p>{t('recipientsPrivacy')}</p>
        </section>
        <section id="decisions">
          <h2>{t('recipientsDecisionTitle')}</h2>
          <p>{t('recipientsDecision')}</p>
        </section>
        {lines.map(({ id, title, texts: [means, meansNot, whatToDo], examples }) => (
          <section key={id} id={id}>
            <h2>{t(title)}</h2>
            {examples.some((example) => needsDecision(example)) && (
              <p>
                <Pill tone="fault">{t('needsDecision')}</Pill>
              </p>
            )}
            {examples.map((example) => {
              const said = say(recipientSentence(example, polygonChainId))
              return (
                <blockquote key={said} className={guideStyles.example}>
                  {said}
                </blockquote>
              )
            })}
            <dl className={guideStyles.facts}>
              <dt>{t('means')}</dt>
              <dd>{t(means)}</dd>
              <dt>{t('meansNot')}</dt>
              <dd>{t(meansNot)}</dd>
              <dt>{t('whatToDo')}</dt>
              <dd>{t(whatToDo)}</dd>
            </dl>
          </section>
        ))}
        <section id="command">
          <h2>{t('commandTitle')}</h2>
          <p>{t('commandText')}</p>
          <pre className={guideStyles.commands}>
            <code>{commands}</code>
          </pre>
        </section>
        <p>
          <Link href="/docs" prefetch={false}>
            {t('backToDocs')}
          </Link>
        </p>
      </article>
    </AppShell>
  )
}
