import { useId, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { keepOwnNode, type OwnNodeKept } from '../../chain/keepOwnNode.ts'
import { maxNodeUrlLength, type NodeProblem, parseNodeUrl } from '../../chain/ownNodes.ts'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { messages } from './messages.generated.ts'
import { reloadAtNetworks } from './reloadAtNetworks.ts'
import { SettingsField } from './SettingsField.tsx'

const sentences = {
  malformed: 'nodeMalformed',
  'not-https': 'nodeNotHttps',
  credentials: 'urlCredentials',
  'not-a-name': 'nodeNotAName',
} as const satisfies Record<Exclude<NodeProblem, 'too-long'>, string>

/** Takes the URL of a node and keeps it for a chain. The page is loaded again then, as only its next document may call that node. */
export function NodeUrlForm({
  chainId,
  summary,
  label,
  hint,
  submit,
}: {
  readonly chainId: number
  readonly summary: string
  readonly label: string
  readonly hint: string
  readonly submit: string
}) {
  const t = useText(messages)
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<NodeProblem>()
  const [state, setState] = useState<'ready' | 'asking' | OwnNodeKept>('ready')
  const keep = async () => {
    const read = parseNodeUrl(text)
    setProblem('problem' in read ? read.problem : undefined)
    if ('problem' in read) return
    setState('asking')
    const kept = await keepOwnNode(chainId, read.url)
    setState(kept)
    if (kept === 'kept') reloadAtNetworks()
  }
  const isBusy = state === 'asking' || state === 'kept'
  const fault =
    problem === 'too-long'
      ? t('nodeTooLong', { max: maxNodeUrlLength })
      : problem
        ? t(sentences[problem])
        : state === 'failed'
          ? t('nodeNotKept')
          : state === 'no-cookies'
            ? t('nodeNoCookies')
            : undefined
  return (
    <details>
      <summary>{summary}</summary>
      <SettingsField
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void keep()
        }}
      >
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          inputMode="url"
          className="mono"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={t('ownNodeExample')}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-answer`}
          onChange={({ target: { value } }) => {
            setText(value)
            setProblem(undefined)
            setState('ready')
          }}
        />
        <FieldAnswer id={`${id}-answer`} problem={fault} hint={hint} />
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? t('keepingNode') : submit}
        </Button>
      </SettingsField>
    </details>
  )
}
