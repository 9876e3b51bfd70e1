// Bullet: signed distance by its GJK and EPA; in single precision, as Debian builds it.
#include <cmath>
#include <memory>
#include <vector>

#include <btBulletCollisionCommon.h>
#include <BulletCollision/CollisionShapes/btConvexInternalShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>

#include "contest.h"

namespace
{

// An ellipsoid by its support function, without Bullet's margin.
class Ellipsoid : public btConvexInternalShape
{
  public:
    explicit Ellipsoid(const double axes[3])
        : square(axes[0] * axes[0], axes[1] * axes[1], axes[2] * axes[2])
    {
        m_shapeType = CUSTOM_CONVEX_SHAPE_TYPE;
        m_collisionMargin = 0;
    }
    btVector3 localGetSupportingVertexWithoutMargin(const btVector3 &n) const override
    {
        const btVector3 p = square * n;
        return p / btSqrt(p.dot(n));
    }
    btVector3 localGetSupportingVertex(const btVector3 &n) const override
    {
        return localGetSupportingVertexWithoutMargin(n);
    }
    void batchedUnitVectorGetSupportingVertexWithoutMargin(const btVector3 *n, btVector3 *out,
                                                           int count) const override
    {
        for (int i = 0; i < count; i++)
            out[i] = localGetSupportingVertexWithoutMargin(n[i]);
    }
    void setMargin(btScalar) override
    {
    }
    btScalar getMargin() const override
    {
        return 0;
    }
    void calculateLocalInertia(btScalar, btVector3 &inertia) const override
    {
        inertia.setZero();
    }
    const char *getName() const override
    {
        return "Ellipsoid";
    }

  private:
    btVector3 square;
};

struct Scene {
    std::unique_ptr<Ellipsoid> a, b;
    btTransform pose;
};
std::vector<Scene> scenes;

void prepare(const contest_pair *pair, int count)
{
    scenes.clear();
    for (int k = 0; k < count; k++) {
        const contest_pair &p = pair[k];
        const double *q = p.q;
        Scene scene;
        scene.a.reset(new Ellipsoid(p.axes[0]));
        scene.b.reset(new Ellipsoid(p.axes[1]));
        scene.pose.setBasis(btMatrix3x3(q[0], q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[8]));
        scene.pose.setOrigin(btVector3(p.r[0], p.r[1], p.r[2]));
        scenes.push_back(std::move(scene));
    }
}

int query(const contest_pair *pair, int number, double *gap, double normal[3])
{
    const Scene &scene = scenes[number];
    const btVector3 guess(pair->r[0], pair->r[1], pair->r[2]);
    btGjkEpaSolver2::sResults result;
    if (!btGjkEpaSolver2::SignedDistance(scene.a.get(), btTransform::getIdentity(), scene.b.get(),
                                         scene.pose, guess, result) &&
        result.status != btGjkEpaSolver2::sResults::Penetrating)
        return 1;
    const btVector3 between = result.witnesses[1] - result.witnesses[0];
    *gap = result.distance;
    for (int i = 0; i < 3; i++)
        normal[i] = between[i] / (*gap < 0 ? -between.length() : between.length());
    return 0;
}

} // namespace

extern "C" {
const contestant contestants[] = {{"Bullet GJK-EPA", prepare, query, 0}};
const int contestant_count = 1;
}
