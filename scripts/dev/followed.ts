import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

type Program = { args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv };

/** A server in a process of its own, which is started again when its sources have changed. It says when it listens. */
export class Followed {
  readonly #program: Program;
  #child: ChildProcess | null = null;
  #turn = Promise.resolve();
  #listening = Promise.resolve(false);
  /** Whether it listens; false where it ended before it did. While it is started again this waits. */
  ready = Promise.resolve(false);

  constructor(program: Program) {
    this.#program = program;
  }

  /** Starts it, after what ran before has ended. */
  start(): Promise<boolean> {
    this.#turn = this.#turn.then(() => this.#end()).then(() => this.#begin());
    this.ready = this.#turn.then(() => this.#listening);
    return this.ready;
  }

  async stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#end());
    await this.#turn;
  }

  #begin(): void {
    const { args, ...options } = this.#program;
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    // Nothing is left running where whoever follows it crashes.
    const kill = () => void child.kill();
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    this.#listening = new Promise((resolve) => {
      child.stdout.on('data', (said: Buffer) => {
        process.stdout.write(said);
        resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
}
