import { useEffect, useRef } from 'react'
import { isField } from '../../../../components/useKeys.ts'

/** Takes a text or a file that is pasted outside of fields and dialogs. */
export function usePastedList(takers: {
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
}) {
  const current = useRef(takers)
  useEffect(() => {
    current.current = takers
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData, defaultPrevented } = event
      if (
        !clipboardData ||
        defaultPrevented ||
        isField(target) ||
        document.querySelector('[role="dialog"], dialog[open]')
      )
        return
      const text = clipboardData.getData('text/plain')
      // Cells of a spreadsheet come as text and as a picture of them.
      const [file] = text === '' ? clipboardData.files : []
      if (!file && text.trim() === '') return
      event.preventDefault()
      if (file) current.current.onFile(file)
      else current.current.onText(text)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
