import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../../i18n/index.ts'
import styles from './CodeExample.module.css'
import { messages } from './messages.generated.ts'

/** How long "Copied" stays, as in the wallet's dialogs, whose figures would come with the page's first script. */
const copiedMs = 1500

/** As `scripts/markCode.ts` writes them. */
export type CodeLines = readonly (readonly (string | readonly [mark: string, text: string])[])[]

/** Lines of code, framed, to read and to copy. */
export function CodeExample({
  id,
  title,
  name,
  copyLabel,
  lines,
  isNumbered = false,
}: {
  readonly id: string
  readonly title: string
  /** Name of the package or the command. */
  readonly name: string
  readonly copyLabel: string
  readonly lines: CodeLines
  readonly isNumbered?: boolean
}) {
  const code = useRef<HTMLPreElement>(null)
  return (
    <figure id={id} className={styles.code}>
      <figcaption>
        <b>{title}</b>
        <code>{name}</code>
        <CopyButton label={copyLabel} lines={lines} code={code} />
      </figcaption>
      <pre ref={code} data-numbered={isNumbered || undefined}>
        <code>
          {lines.map((parts, line) => (
            <span key={line} className={styles.line}>
              {parts.map((part, index) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <span key={index} data-mark={part[0]}>
                    {part[1]}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}

function CopyButton({
  label,
  lines,
  code,
}: {
  readonly label: string
  readonly lines: CodeLines
  readonly code: { readonly current: HTMLElement | null }
}) {
  const t = useText(messages)
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const text = lines
      .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part[1])).join(''))
      .join('\n')
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Where a page may not write to the clipboard, it is marked: one key copies it.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copiedMs)
  }
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className={styles.copy}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('copied')}
      </span>
    </>
  )
}
