import { type DragEvent, useState } from 'react'

/** Takes a file that is dropped on an element: whether one is held over it, and what the element needs for that. */
export function useFileTarget(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    targetProps: {
      'data-over': isOver,
      onDragOver(event: DragEvent) {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
