import Link from 'next/link'
import { useId, useState } from 'react'
import { toOfferedChains } from '@slotdrop/chains'
import { getBlockscoutUrl } from '@slotdrop/chains/blockscout'
import { type ExplorerChoice, type ExplorerProblem, parseExplorer } from '../../chain/explorers.ts'
import { useText } from '../../i18n/index.ts'
import type { Settings } from '../../device/settings.ts'
import { useRuntime } from '../account/index.ts'
import { messages } from './messages.generated.ts'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { SettingsField } from './SettingsField.tsx'

const sentences = {
  malformed: 'explorerMalformed',
  'not-https': 'explorerNotHttps',
  credentials: 'urlCredentials',
  placeholder: 'explorerPlaceholder',
} as const satisfies Record<ExplorerProblem, string>

/** Which explorer links lead to, network by network. */
export function ExplorerSettings({
  explorers,
  onChange,
}: {
  readonly explorers: Settings['explorers']
  readonly onChange: (explorers: Settings['explorers']) => void
}) {
  const t = useText(messages)
  const runtime = useRuntime()
  return (
    <section aria-label={t('explorers')}>
      <h2>{t('explorers')}</h2>
      <p className="muted">{t('explorersText')}</p>
      {runtime &&
        toOfferedChains(runtime).map(({ id, name, blockExplorers }) => (
          <ExplorerField
            // What was chosen before is known after the first frame.
            key={`${id}/${explorers[id]?.kind ?? ''}`}
            chainId={id}
            chainName={name}
            ownName={blockExplorers?.default.name}
            choice={explorers[id]}
            onChoose={(choice) => {
              const { [id]: _, ...rest } = explorers
              onChange(choice.kind === 'default' ? rest : { ...rest, [id]: choice })
            }}
          />
        ))}
      <p className="small">
        <Link href="/address-book">{t('addressBook')}</Link> {t('addressBookText')}
      </p>
    </section>
  )
}

function ExplorerField({
  chainId,
  chainName,
  ownName,
  choice,
  onChoose,
}: {
  readonly chainId: number
  readonly chainName: string
  readonly ownName: string | undefined
  readonly choice: ExplorerChoice | undefined
  readonly onChoose: (choice: ExplorerChoice) => void
}) {
  const t = useText(messages)
  const id = useId()
  const [kind, setKind] = useState(choice?.kind ?? 'default')
  const [text, setText] = useState(choice?.kind === 'own' ? choice.template : '')
  const read = parseExplorer(text)
  const problem = text.trim() !== '' && 'problem' in read ? read.problem : undefined
  return (
    <SettingsField>
      <label htmlFor={id}>{t('explorerOf', { chain: chainName })}</label>
      <select
        id={id}
        value={kind}
        onChange={({ target: { value } }) => {
          // One of the options below.
          const next = value as ExplorerChoice['kind']
          setKind(next)
          if (next !== 'own') onChoose({ kind: next })
          else if ('template' in read) onChoose({ kind: 'own', template: read.template })
        }}
      >
        <option value="default">{ownName ?? t('noExplorer')}</option>
        {getBlockscoutUrl(chainId) !== undefined && <option value="blockscout">{t('blockscout')}</option>}
        <option value="own">{t('ownExplorer')}</option>
      </select>
      {kind === 'own' && (
        <>
          <label htmlFor={`${id}-own`} className="visually-hidden">
            {t('explorerAddress', { chain: chainName })}
          </label>
          <input
            id={`${id}-own`}
            type="text"
            inputMode="url"
            className="mono"
            spellCheck={false}
            autoComplete="off"
            placeholder="https://explorer.example/{kind}/{id}"
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-answer`}
            onChange={({ target: { value } }) => {
              setText(value)
              const next = parseExplorer(value)
              if ('template' in next) onChoose({ kind: 'own', template: next.template })
            }}
          />
          <FieldAnswer
            id={`${id}-answer`}
            problem={problem && t(sentences[problem])}
            hint={t(text.trim() === '' ? 'explorerHint' : 'explorerKept')}
          />
        </>
      )}
    </SettingsField>
  )
}
