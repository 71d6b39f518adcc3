import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Scene, type SceneName } from '../../ui/scenes.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const scenes: SceneName[] = ['arches', 'door', 'window', 'table', 'path']

export function States() {
  return (
    <div className="stack">
      <h2>States</h2>
      <Card>
        <EmptyState
          level={3}
          title="No Relationships Yet"
          text="Start with one person. A name is enough, and only you can see it."
          action={<LinkButton to="/">Add someone</LinkButton>}
        />
      </Card>
      <Card>
        <ErrorState
          level={3}
          title="This could not be loaded"
          text="Your words are still here."
          onRetry={() => undefined}
        />
      </Card>
      <Card>
        <Skeleton label="Loading relationships...">
          <div className="stack">
            <div className="row flex-nowrap">
              <Bone shape="arch" width="3rem" height="3.4rem" />
              <Bone width="45%" height="1.1rem" />
            </div>
            <Bone height="0.5rem" />
            <Bone width="80%" />
          </div>
        </Skeleton>
      </Card>
      <Card>
        <Tabs
          label="Account"
          tabs={[
            { value: 'profile', label: 'Profile', content: <p>What we call you.</p> },
            { value: 'security', label: 'Security', content: <p>Password and sessions.</p> },
            { value: 'data', label: 'Your data', content: <Button variant="quiet">Export</Button> },
          ]}
        />
      </Card>
      <h2>Scenes</h2>
      <div className="row">
        {scenes.map((name) => (
          <div key={name} style={{ width: '6.5rem' }}>
            <Scene name={name} />
          </div>
        ))}
      </div>
    </div>
  )
}
