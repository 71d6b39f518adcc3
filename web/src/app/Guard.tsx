import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorState } from '../ui/states.tsx'

interface GuardProps {
  children: ReactNode
  /** What stands in the place of what failed. */
  fallback: ReactNode
  onFail?: () => void
}

/** Catches what a part of the page throws, or cannot load. Only a class can. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page failed.', error, componentStack)
    this.props.onFail?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** In the place of a whole page. Nothing is loaded again by itself: there may be words on the screen. */
export const PageFailed = () => (
  <div className="page">
    <ErrorState
      level={1}
      title="This page could not be shown"
      text="Nothing that you saved is lost. Loading the page again usually helps."
      retryLabel="Load again"
      onRetry={() => location.reload()}
    />
  </div>
)
