import { Cloud, Copy, HardDrive, Plug, type LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { copyText } from '../../parts/share/copy.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const COMMAND = 'npm run model'

/** While no language model is switched on: how one comes to answer, with what it means for those who write. */
export function Ways({ own, found }: { own: ReactNode; found: ReactNode }) {
  const command = useRef<HTMLElement>(null)
  const copy = () => copyText({ text: COMMAND, shown: command.current, title: 'Command copied' })
  return (
    <Card as="section" aria-labelledby="ways-title">
      <h2 id="ways-title">Three ways to a better coach</h2>
      <ul className="admin__ways">
        <Way icon={HardDrive} name="A private model here">
          <p className="small soft">
            One download, then it works without the internet. Nothing people write leaves this machine.
          </p>
          {own}
          <p className="small soft">
            Or run <code ref={command}>{COMMAND}</code> in Mallama&rsquo;s folder on this machine, which does the same,
            and takes a model file of your own as well.
          </p>
          <div>
            <Button variant="quiet" size="sm" onClick={() => void copy()}>
              <Copy className="icon" aria-hidden="true" />
              Copy the command
            </Button>
          </div>
        </Way>
        <Way icon={Plug} name="One that already runs here">
          <p className="small soft">
            Looks for Ollama, LM Studio or llama.cpp on this machine. Nothing people write leaves it.
          </p>
          {found}
        </Way>
        <Way icon={Cloud} name="A company’s key, or another server’s address">
          <p className="small soft">
            What people write goes to that company or server, and each person is asked first, by its name.
          </p>
          <p className="small">
            Set <code>COACH_MODEL</code> where Mallama is started, such as <code>anthropic:</code> and the model&rsquo;s
            name, or <code>openai-compatible:</code>, the name, <code>@</code> and the address; the key stands in{' '}
            <code>COACH_API_KEY</code>. Then start it again. The README has all of them.
          </p>
        </Way>
      </ul>
      <div className="row row--between">
        <p className="meta">
          Or stay with the built-in coach: it has prepared answers and exercises. You can change this any day.
        </p>
        <LinkButton variant="quiet" size="sm" to="/dashboard">
          Go on with the built-in coach
        </LinkButton>
      </div>
    </Card>
  )
}

function Way({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <h3>{name}</h3>
        {children}
      </div>
    </li>
  )
}
