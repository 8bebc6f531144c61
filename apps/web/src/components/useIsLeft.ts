import { useCallback, useEffect, useRef } from 'react'

/** Says whether the caller was taken off the page: what it still waits for is nobody's then. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => isLeft.current, [])
}
