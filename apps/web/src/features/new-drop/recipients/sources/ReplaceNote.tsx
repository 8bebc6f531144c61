import { Button } from '../../../../components/Button.tsx'
import { ButtonRow } from '../../../../components/layout/ButtonRow.tsx'
import { Note } from '../../../../components/Note.tsx'
import { useText } from '../../../../i18n/index.ts'
import { messages } from '../../messages.generated.ts'
import type { ListSource } from '../../newDropMachine.ts'

/** Asks whether a list that was pasted or dropped takes the place of the one that is open. */
export function ReplaceNote({
  offered,
  onReplace,
  onKeep,
}: {
  readonly offered: ListSource
  readonly onReplace: () => void
  readonly onKeep: () => void
}) {
  const t = useText(messages)
  return (
    <Note
      title={t('replaceTitle', { name: offered.name })}
      actions={
        <ButtonRow>
          <Button size="small" onClick={onReplace}>
            {t('replaceList')}
          </Button>
          <Button size="small" variant="ghost" onClick={onKeep}>
            {t('keepList')}
          </Button>
        </ButtonRow>
      }
    >
      {t('replaceText')}
    </Note>
  )
}
