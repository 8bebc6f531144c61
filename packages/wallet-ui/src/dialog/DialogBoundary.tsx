import { Component, type ReactNode } from 'react'

type DialogBoundaryProps = {
  readonly children: ReactNode
  /** Shown in place of children that failed; `retry` shows them again. */
  readonly renderFailure: (retry: () => void) => ReactNode
}

type DialogBoundaryState = { readonly hasFailed: boolean }

/** Keeps a dialog that fails from taking the page with it. */
export class DialogBoundary extends Component<DialogBoundaryProps, DialogBoundaryState> {
  override state: DialogBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): DialogBoundaryState {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.renderFailure(() => this.setState({ hasFailed: false }))
  }
}
