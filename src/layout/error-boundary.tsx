import { Component, type ReactNode } from "react";

type Props = {
  children: ReactNode;
  fallback: ReactNode;
  /** Going elsewhere is a new try. */
  at: string;
};

type State = { failed: boolean; at: string };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at };

  static getDerivedStateFromError = () => ({ failed: true });

  // Before the commit, not after it: focus goes to the new page's heading, which has to be there by then.
  static getDerivedStateFromProps = ({ at }: Props, state: State) => (at === state.at ? null : { failed: false, at });

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
