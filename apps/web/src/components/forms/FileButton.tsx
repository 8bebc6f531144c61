import { type ComponentProps, useRef } from 'react'
import { Button } from '../Button.tsx'

/** A button that lets a file be chosen. Its field is what readers of the page and tests know by `label`. */
export function FileButton({
  label,
  accept,
  onFile,
  ...props
}: Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly label: string
  /** Types and endings, with commas between. */
  readonly accept: string
  readonly onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        disabled={props.disabled}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file, mended, can be chosen again.
          target.value = ''
        }}
      />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  )
}
