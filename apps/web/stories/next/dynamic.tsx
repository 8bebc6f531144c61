import { type ComponentType, lazy, Suspense } from 'react'

/** Next’s lazy component, with what stands in its place until it is there. */
// oxlint-disable-next-line import/no-default-export -- as Next exports it
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading }: { readonly loading?: ComponentType; readonly ssr?: boolean } = {},
) {
  const Lazy = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  return function Dynamic(props: Props) {
    return (
      <Suspense fallback={Loading ? <Loading /> : null}>
        <Lazy {...props} />
      </Suspense>
    )
  }
}
