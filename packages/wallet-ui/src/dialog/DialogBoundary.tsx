import { Component, type ReactNode } from 'react'

type DialogBoundaryProps = {
  readonly children: ReactNode
  /** Shown in place of children that failed; `retry` shows them again. */
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode
}

type DialogBoundaryState = { readonly failure: { readonly error: unknown } | undefined }

/** Keeps a dialog that fails from taking the page with it. */
export class DialogBoundary extends Component<DialogBoundaryProps, DialogBoundaryState> {
  override state: DialogBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): DialogBoundaryState {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.renderFailure(failure.error, () => this.setState({ failure: undefined }))
  }
}
