import { useId, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import { maxNodeUrlLength, type NodeProblem, parseNodeUrl } from '../../chain/ownNodes.ts'
import { FieldAnswer } from '../../components/forms/FieldAnswer.tsx'
import { messages } from './messages.generated.ts'
import { SettingsField } from './SettingsField.tsx'
import { useKeepNode } from './useKeepNode.ts'

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
  const { keep, isBusy, problem: keepProblem, forgetProblem } = useKeepNode()
  const submitUrl = () => {
    if (isBusy) return
    const read = parseNodeUrl(text)
    setProblem('problem' in read ? read.problem : undefined)
    if ('url' in read) void keep(chainId, read.url)
  }
  const fault =
    problem === 'too-long'
      ? t('nodeTooLong', { max: maxNodeUrlLength })
      : problem
        ? t(sentences[problem])
        : keepProblem && t(keepProblem === 'failed' ? 'nodeNotKept' : 'nodeNoCookies')
  return (
    <details>
      <summary>{summary}</summary>
      <SettingsField
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submitUrl()
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
            forgetProblem()
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
