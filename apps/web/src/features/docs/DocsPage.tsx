import Head from 'next/head'
import Link from 'next/link'
import { useChainName } from '../../components/useChain.ts'
import { AddressText } from '../../components/AddressText.tsx'
import { Card } from '../../components/layout/Card.tsx'
import { Facts } from '../../components/layout/Facts.tsx'
import { AppShell } from '../../components/shell/AppShell.tsx'
import { LanguageChoice } from '../../components/shell/LanguageChoice.tsx'
import { EndCell } from '../../components/tables/EndCell.tsx'
import { Table } from '../../components/tables/Table.tsx'
import { useFormats, useText } from '../../i18n/index.ts'
import { useRuntimeConfig } from '../../components/useRuntimeConfig.ts'
import styles from './DocsPage.module.css'
import { messages } from './messages.generated.ts'

/** What the build knows and the page tells: figures come from where they are measured, never from here. */
export type DocsFacts = {
  readonly address: string
  readonly codeHash: string
  readonly slotRows: number
  /** Gas of one row, by the name of its standard; NATIVE is the coin. */
  readonly gasPerRow: readonly (readonly [standard: string, gas: number])[]
  readonly gasPerSlot: number
  readonly gasPerClaim: number
}

const checks = [
  ['whatFormat', 'whereFormat'],
  ['whatTrial', 'whereTrial'],
  ['whatRow', 'whereRow'],
  ['whatOnce', 'whereOnce'],
  ['whatElsewhere', 'whereElsewhere'],
  ['whatArrived', 'whereArrived'],
  ['whatPublic', 'wherePublic'],
] as const
const proofs = ['verifyCode', 'verifyList', 'verifyPaid', 'verifyAlone'] as const
const limits = ['limitToken', 'limitUndo', 'limitCoins', 'limitPublic', 'limitReorg'] as const
const standards: Readonly<Record<string, string>> = { ERC20: 'ERC-20', ERC721: 'ERC-721', ERC1155: 'ERC-1155' }

/** Networks of this site that have the contract, with its address on each. */
function Networks() {
  const t = useText(messages)
  const { status, config } = useRuntimeConfig()
  const chainName = useChainName()
  if (status === 'asking') return t('asking')
  const chains = config?.chains.filter(({ distributor }) => distributor !== null) ?? []
  if (chains.length === 0) return t('none')
  return chains.map(({ id, distributor }) => (
    <div key={id}>
      {chainName(id)} {distributor && <AddressText address={distributor} />}
    </div>
  ))
}

/** How the product works and how anybody can check it: static, without wallet code. */
export function DocsPage({ facts }: { readonly facts: DocsFacts }) {
  const t = useText(messages)
  const { count } = useFormats()
  return (
    <AppShell crumbs={[{ label: t('pageTitle') }]} account={<LanguageChoice />} isPublic>
      <Head>
        <title>{t('pageTitle')}</title>
      </Head>
      <article className={styles.page}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('lead')}</p>
        <section>
          <h2>{t('ledgerTitle')}</h2>
          <p>{t('ledgerText', { slotRows: facts.slotRows })}</p>
        </section>
        <section id="seal">
          <h2>{t('sealTitle')}</h2>
          <p>{t('sealText')}</p>
        </section>
        <section>
          <h2>{t('whereTitle')}</h2>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('where')}</th>
              </tr>
            </thead>
            <tbody>
              {checks.map(([what, where]) => (
                <tr key={what}>
                  <td>{t(what)}</td>
                  <td>{t(where)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
        <p>
          <Link href="/docs/recipients" prefetch={false}>
            {t('recipientsGuide')}
          </Link>
        </p>
        <section id="contract">
          <h2>{t('contractTitle')}</h2>
          <p>{t('contractText')}</p>
          <Card as={Facts} className={styles.facts}>
            <div>
              <dt>{t('address')}</dt>
              <dd>
                <AddressText address={facts.address} />
              </dd>
            </div>
            <div>
              <dt>{t('codeHash')}</dt>
              <dd className="mono">{facts.codeHash}</dd>
            </div>
            <div>
              <dt>{t('networks')}</dt>
              <dd>
                <Networks />
              </dd>
            </div>
          </Card>
        </section>
        <section id="check">
          <h2>{t('verifyTitle')}</h2>
          <ol>
            {proofs.map((proof) => (
              <li key={proof}>{t(proof)}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t('costTitle')}</h2>
          <p>{t('costText')}</p>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('asset')}</th>
                <EndCell as="th" scope="col">
                  {t('gasPerRecipient')}
                </EndCell>
              </tr>
            </thead>
            <tbody>
              {facts.gasPerRow.map(([standard, gas]) => (
                <tr key={standard}>
                  <td>{standards[standard] ?? t('coin')}</td>
                  <EndCell className="figure">{count(gas)}</EndCell>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="small">{t('costSlot', { slot: facts.gasPerSlot, claim: facts.gasPerClaim })}</p>
        </section>
        <section>
          <h2>{t('limitsTitle')}</h2>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{t(limit)}</li>
            ))}
          </ul>
        </section>
      </article>
    </AppShell>
  )
}
