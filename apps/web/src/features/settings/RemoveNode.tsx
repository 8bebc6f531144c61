import { Button } from '../../components/Button.tsx'
import { FieldError } from '../../components/forms/FieldError.tsx'
import { useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import { useKeepNode } from './useKeepNode.ts'

/** Removes the custom node of a chain. */
export function RemoveNode({
  chainId,
  label,
}: {
  readonly chainId: number
  /** Accessible name of the button. */
  readonly label: string
}) {
  const t = useText(messages)
  const { keep, isBusy, problem } = useKeepNode()
  return (
    <>
      <Button size="small" disabled={isBusy} aria-label={label} onClick={() => void keep(chainId, null)}>
        {t('removeNode')}
      </Button>
      {problem && (
        <FieldError as="p" role="alert">
          {t('nodeNotKept')}
        </FieldError>
      )}
    </>
  )
}
